import { useLocation } from 'react-router-dom';
import { imageIn } from './image-address';

/** The file of the image that the page's address asks for, if any. */
export const useAskedImage = (): string | undefined => imageIn(useLocation().search);

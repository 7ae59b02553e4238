import { useLocation } from 'react-router-dom';
import { pictureIn } from './picture-address';

/** The file of the picture that the page's address asks for, if any. */
export const useAskedPicture = (): string | undefined => pictureIn(useLocation().search);

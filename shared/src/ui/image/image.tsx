import { imageKey } from '../../catalogue/image-paths';
import { useImageSizes } from '../../hooks/use-image-sizes';
import { type ImageProps, SizedImage } from './sized-image';

/** An image of the catalogue, in the size that fits; the place keeps its shape before it loads. */
export function Image(props: ImageProps) {
  const [size] = useImageSizes([imageKey(props.kind, props.file)], { withWords: props.alt !== '' });
  return <SizedImage {...props} size={size} />;
}

import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import { COVER_LAYERS } from '../fields/cover-codec';
import { texts } from '../texts';
import { ImageInput } from './image-input';

const LAYERS: Readonly<Record<(typeof COVER_LAYERS)[number], readonly [label: string, use: ImageUse]>> = {
  background: ['Cover, background', 'coverBackground'],
  character: ['Cover, character', 'coverCharacter'],
  text: ['Cover, title', 'coverText'],
};

/** The cover of a card: one image, or layers that are drawn in its place. */
export const CoverInput = ({ name }: { name: string }) => (
  <>
    <ImageInput
      name={`${name}.single`}
      label={texts.form.coverOneImage}
      use="characterCover"
      hint={texts.form.shownWithoutLayers}
    />
    {COVER_LAYERS.map((layer) => (
      <ImageInput key={layer} name={`${name}.${layer}`} label={LAYERS[layer][0]} use={LAYERS[layer][1]} />
    ))}
  </>
);

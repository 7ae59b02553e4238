import 'react-easy-crop/react-easy-crop.css';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { IMAGE_USES, type ImageUse } from '@otherfolk/shared/files/image-uses';
import { imagesTexts } from '../texts/images';
import { CENTRE, type Focus, FOCUS_LABEL, FocusPoint } from './focus-point';
import styles from './image-dialog.module.css';
import { type Area, WHOLE } from './image-geometry';
import { ImageTexts } from './image-texts';
import { NewImageDialog, type OpenedImage } from './new-image-dialog';
import type { ImageWords } from './new-images';
import { reasonOf } from './use-prepared-image';

const MAX_ZOOM = 4;

/** The ratios to which an image that may have any shape can be cut; 0 leaves it as it is. */
const SHAPES: readonly (readonly [ratio: number, label: string])[] = [
  [0, 'As it is'],
  [2 / 3, 'Upright, 2:3'],
  [1, 'Square'],
  [3 / 2, 'Wide, 3:2'],
  [16 / 9, 'Wide, 16:9'],
];

interface ImageDialogProps {
  use: ImageUse;
  /** The use of the image, as the form calls it. */
  label: string;
  onUse: (bytes: Blob, words: ImageWords) => void;
  onClose: () => void;
}

/** Takes an image from the device, and cuts it for its use. It is open as long as it is there. */
export const ImageDialog = ({ use, label, onUse, onClose }: ImageDialogProps) => (
  <NewImageDialog label={label} onClose={onClose}>
    {(image, end) => (
      <ImageCut
        // Another image, or the same turned, is cut afresh.
        key={image.shown.url}
        {...image}
        use={use}
        onUse={(bytes, words) => end(() => onUse(bytes, words))}
      />
    )}
  </NewImageDialog>
);

interface ImageCutProps extends OpenedImage {
  use: ImageUse;
  onUse: (bytes: Blob, words: ImageWords) => void;
}

function ImageCut({ use, shown, texts, onTexts, onTurn, onProblem, onUse }: ImageCutProps) {
  const { image, turns, url } = shown;
  const rules = IMAGE_USES[use];
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shape, setShape] = useState(0);
  const [ownRatio, setOwnRatio] = useState(1);
  const [area, setArea] = useState<Area>(WHOLE);
  const [focus, setFocus] = useState<Focus>(CENTRE);
  const [isCutting, setCutting] = useState(false);
  const ratio = rules.isCut ? rules.width / rules.height : shape || ownRatio;

  async function cut() {
    setCutting(true);
    onProblem('');
    try {
      const { bytes } = await image.cut({ turns, area, use });
      const { alt, credit } = texts;
      const typed = Object.entries({ alt: alt.trim(), credit: credit.trim() });
      const isCentred = focus[0] === CENTRE[0] && focus[1] === CENTRE[1];
      onUse(bytes, {
        ...Object.fromEntries(typed.filter(([, text]) => text !== '')),
        ...(!isCentred && { focus }),
      });
    } catch (error) {
      onProblem(reasonOf(error));
      setCutting(false);
    }
  }

  return (
    <div className={styles.cut}>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={ratio}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwnRatio(naturalWidth / naturalHeight)}
          // The page's policy allows no style element; the sheet is imported.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'The part that is kept. The arrow keys move the image.' }}
        />
      </div>
      <div className={styles.tools}>
        <button type="button" onClick={() => onTurn(-1)}>
          {imagesTexts.turnLeft}
        </button>
        <button type="button" onClick={() => onTurn(1)}>
          {imagesTexts.turnRight}
        </button>
        <label className={styles.zoom}>
          {imagesTexts.zoom}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {!rules.isCut && (
          <label>
            {imagesTexts.shape}
            <select value={shape} onChange={(event) => setShape(Number(event.target.value))}>
              {SHAPES.map(([each, name]) => (
                <option key={name} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles.words}>
        <div>
          <p className={styles.label}>{FOCUS_LABEL}</p>
          <FocusPoint url={url} area={area} ratio={ratio} focus={focus} onChange={setFocus} />
        </div>
        <ImageTexts texts={texts} onChange={onTexts} />
      </div>
      <div className={styles.end}>
        <button type="button" data-primary disabled={isCutting} onClick={() => void cut()}>
          {isCutting ? imagesTexts.preparing : imagesTexts.useImage}
        </button>
      </div>
    </div>
  );
}

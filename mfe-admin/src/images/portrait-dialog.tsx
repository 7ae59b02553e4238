import { useState } from 'react';
import { IMAGE_USES, type ImageUse } from '@otherfolk/shared/files/image-uses';
import { imagesTexts } from '../texts/images';
import { type Focus, FOCUS_LABEL, FocusPoint } from './focus-point';
import styles from './image-dialog.module.css';
import { type Size, WHOLE } from './image-geometry';
import { ImageTexts } from './image-texts';
import { NewImageDialog, type OpenedImage } from './new-image-dialog';
import type { ImageWords } from './new-images';
import { cropAround, focusInCrop } from './portrait-crops';
import portraitStyles from './portrait-dialog.module.css';
import { reasonOf } from './use-prepared-image';

/** The place of the face in most portraits. */
const FACE: Focus = [0.5, 0.4];

/** A place that shows the picture. */
interface PortraitUse {
  use: ImageUse;
  label: string;
}

/** The part of the picture for one of them. */
export interface Crop {
  use: ImageUse;
  bytes: Blob;
  words: ImageWords;
}

interface PortraitDialogProps {
  label: string;
  uses: readonly PortraitUse[];
  onUse: (crops: readonly Crop[]) => void;
  onClose: () => void;
}

/** Takes a picture from the device, and cuts it for each place around one focal point. It is open as long as it is there. */
export const PortraitDialog = ({ label, uses, onUse, onClose }: PortraitDialogProps) => (
  <NewImageDialog label={label} onClose={onClose}>
    {(image, end) => (
      <PortraitCuts
        // Another image, or the same turned, begins afresh.
        key={image.shown.url}
        {...image}
        uses={uses}
        onUse={(crops) => end(() => onUse(crops))}
      />
    )}
  </NewImageDialog>
);

interface PortraitCutsProps extends OpenedImage {
  uses: readonly PortraitUse[];
  onUse: (crops: readonly Crop[]) => void;
}

function PortraitCuts({ shown, uses, texts, onTexts, onTurn, onProblem, onUse }: PortraitCutsProps) {
  const { image, turns, url } = shown;
  const [size, setSize] = useState<Size>();
  const [focus, setFocus] = useState<Focus>(FACE);
  const [isCutting, setCutting] = useState(false);

  async function cut(whole: Size) {
    setCutting(true);
    onProblem('');
    try {
      const typed = Object.entries({ alt: texts.alt.trim(), credit: texts.credit.trim() });
      const said = Object.fromEntries(typed.filter(([, text]) => text !== ''));
      const crops: Crop[] = [];
      for (const { use } of uses) {
        const area = cropAround(whole, IMAGE_USES[use], focus);
        const { bytes } = await image.cut({ turns, area, use });
        const inside = focusInCrop(focus, area);
        crops.push({ use, bytes, words: { ...said, ...(inside && { focus: inside }) } });
      }
      onUse(crops);
    } catch (error) {
      onProblem(reasonOf(error));
      setCutting(false);
    }
  }

  return (
    <div className={portraitStyles.cuts}>
      <div>
        <p className={styles.label}>{FOCUS_LABEL}</p>
        {size ? (
          <FocusPoint url={url} area={WHOLE} ratio={size.width / size.height} focus={focus} onChange={setFocus} />
        ) : (
          <img
            src={url}
            alt=""
            className={portraitStyles.measured}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          />
        )}
        <div className={styles.tools}>
          <button type="button" onClick={() => onTurn(-1)}>
            {imagesTexts.turnLeft}
          </button>
          <button type="button" onClick={() => onTurn(1)}>
            {imagesTexts.turnRight}
          </button>
        </div>
      </div>
      <ul className={portraitStyles.previews}>
        {size &&
          uses.map(({ use, label }) => {
            const { width, height } = IMAGE_USES[use];
            const area = cropAround(size, IMAGE_USES[use], focus);
            return (
              <li key={use}>
                <span className={portraitStyles.preview} style={{ aspectRatio: width / height }}>
                  <img
                    src={url}
                    alt=""
                    style={{
                      width: `${10_000 / area.width}%`,
                      height: `${10_000 / area.height}%`,
                      left: `${(-area.x / area.width) * 100}%`,
                      top: `${(-area.y / area.height) * 100}%`,
                    }}
                  />
                </span>
                <span className={styles.label}>{label}</span>
              </li>
            );
          })}
      </ul>
      <ImageTexts texts={texts} onChange={onTexts} />
      <div className={styles.end}>
        <button type="button" data-primary disabled={isCutting || !size} onClick={() => size && void cut(size)}>
          {isCutting ? imagesTexts.preparing : imagesTexts.useImage}
        </button>
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { turnedBy, type Turns } from './image-geometry';
import { ImageRefusal, REFUSALS } from './image-refusal';
import { type PreparedImage, prepareImage } from './prepare-image';

/** An image as the dialog shows it: upright, and turned as asked. */
export interface ShownPreview {
  image: PreparedImage;
  turns: Turns;
  url: string;
}

export const reasonOf = (error: unknown): string =>
  error instanceof ImageRefusal ? error.message : REFUSALS.unencodable;

/** Opens one image after the other, and shows it turned; what went wrong is said, and what was there before stays. */
export function usePreparedImage() {
  const [shown, setShown] = useState<ShownPreview>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const latest = useRef<ShownPreview>(undefined);
  const run = useRef(0);

  useEffect(
    () => () => {
      run.current += 1;
      latest.current?.image.close();
      if (latest.current) URL.revokeObjectURL(latest.current.url);
      latest.current = undefined;
    },
    [],
  );

  async function show(getImage: () => Promise<PreparedImage>, turns: Turns) {
    const own = ++run.current;
    setBusy(true);
    setProblem('');
    try {
      const image = await getImage();
      const url = URL.createObjectURL(await image.preview(turns));
      const before = latest.current;
      if (own !== run.current) {
        // Something else was asked for in between.
        URL.revokeObjectURL(url);
        if (image !== before?.image) image.close();
        return;
      }
      latest.current = { image, turns, url };
      setShown(latest.current);
      if (before) URL.revokeObjectURL(before.url);
      if (before && before.image !== image) before.image.close();
    } catch (error) {
      if (own === run.current) setProblem(reasonOf(error));
    }
    if (own === run.current) setBusy(false);
  }

  return {
    shown,
    isBusy,
    problem,
    open: (file: Blob) => show(() => prepareImage(file), 0),
    turn: (by: 1 | -1) => (shown ? show(() => Promise.resolve(shown.image), turnedBy(shown.turns, by)) : undefined),
    sayProblem: setProblem,
  };
}

import { useState, useSyncExternalStore } from 'react';
import { imageAt } from '@otherfolk/shared/catalogue/image-paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { initialOf } from './name-lines';

const never = () => () => undefined;

interface PortraitProps {
  name: string;
  /** A path below `images/`; empty where there is none, or where it is veiled. */
  avatar: string;
  /** The colour of its rim; without one, it has that of the site. */
  colour?: string | undefined;
  radius: number;
}

/** A portrait in a circle around the origin, or the first letter of the name. */
export function Portrait({ name, avatar, colour, radius }: PortraitProps) {
  const { guardedImages } = useShellContext();
  const open = () => (avatar === '' ? undefined : guardedImages?.open(avatar));
  const guarded = useSyncExternalStore(guardedImages?.subscribe ?? never, open, open);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <circle r={radius} className="atlas-disc" />
      {avatar === '' || failed ? (
        <text className="atlas-initial" dy="0.35em" fontSize={radius}>
          {initialOf(name)}
        </text>
      ) : (
        <image
          href={guarded?.src ?? imageAt(avatar)}
          x={-radius}
          y={-radius}
          width={2 * radius}
          height={2 * radius}
          className="atlas-portrait"
          preserveAspectRatio="xMidYMid slice"
          onError={() => setFailed(true)}
        />
      )}
      <circle r={radius} className="atlas-rim" stroke={colour || undefined} />
    </>
  );
}

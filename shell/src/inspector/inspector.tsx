import { useEffect, useRef, useState } from 'react';
import { Frames } from './frames';
import type { InspectedRemote } from './inspected-remote';
import styles from './inspector.module.css';
import { dropOverride, takeFromPort } from './override-links';

const REFRESH_MS = 1000;
const DEFAULT_PORT = 3002;

const loadText = ({ load }: InspectedRemote) =>
  load ? `${load.files} files, ${(load.bytes / 1000).toFixed(1)} kB, ${load.ms} ms` : 'Not loaded';

interface RemoteRowProps {
  remote: InspectedRemote;
  colour: number;
  port: number;
}

function RemoteRow({ remote, colour, port }: RemoteRowProps) {
  const { id, release, override, parts } = remote;
  return (
    <li className={styles.remote} data-colour={colour}>
      <h3>{id}</h3>
      <p>
        <code>{release ?? 'not on this page'}</code>
        <span>{loadText(remote)}</span>
      </p>
      {override && <p className={styles.override}>{override}</p>}
      {parts.length > 0 && (
        <ul aria-label={`Parts of ${id} on this page`}>
          {parts.map((part, at) => (
            <li key={at}>{part}</li>
          ))}
        </ul>
      )}
      {override ? (
        <button type="button" onClick={() => dropOverride(id)}>
          {`Take ${id} from the site again`}
        </button>
      ) : (
        <button type="button" onClick={() => takeFromPort(id, port)}>
          {`Take ${id} from this computer`}
        </button>
      )}
    </li>
  );
}

interface InspectorProps {
  look: () => InspectedRemote[];
  onClose: () => void;
}

/** Shows which part of the page comes from which remote, and lets developers take one from their computer instead. */
export function Inspector({ look, onClose }: InspectorProps) {
  const [remotes, setRemotes] = useState(look);
  const [port, setPort] = useState(DEFAULT_PORT);
  const [hasFrames, setFrames] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setInterval(() => setRemotes(look()), REFRESH_MS);
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', press);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', press);
    };
  }, [look, onClose]);
  const colours = new Map(remotes.map(({ id }, at) => [id, at % 6]));
  return (
    <>
      {hasFrames && <Frames colours={colours} />}
      <aside className={styles.panel} aria-labelledby="inspector">
        <header>
          <h2 id="inspector" ref={heading} tabIndex={-1}>
            Inspector
          </h2>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </header>
        <div className={styles.settings}>
          <label>
            <input type="checkbox" checked={hasFrames} onChange={({ target }) => setFrames(target.checked)} />
            <span>Frames</span>
          </label>
          <label>
            <span>Port of the development server</span>
            <input
              type="number"
              min={1}
              max={65535}
              value={port}
              onChange={({ target }) => setPort(Number(target.value))}
            />
          </label>
        </div>
        <ul>
          {remotes.map((remote) => (
            <RemoteRow key={remote.id} remote={remote} colour={colours.get(remote.id) ?? 0} port={port} />
          ))}
        </ul>
        <p className={styles.note}>Code from your computer runs only while nobody is signed in on this device.</p>
      </aside>
    </>
  );
}

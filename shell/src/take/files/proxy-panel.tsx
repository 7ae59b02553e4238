import { useRef } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { imageUrl } from '@otherfolk/shared/catalogue/image-paths';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { stemOf } from '../file-name';
import styles from '../take-dialog.module.css';
import { useCopy } from '../use-copy';
import { birthdayOf } from './birthday-of';
import { DownloadPanel } from './download-panel';
import { isPublic, pictureOf } from './picture';
import {
  pluralKitCommands,
  pluralKitImport,
  prefixOf,
  type Speaker,
  tupperboxCommands,
  tupperboxImport,
} from './proxy-bots';
import type { Taking } from './taken-life-of';

const BOTS = {
  tupperbox: { commandsOf: tupperboxCommands, fileOf: tupperboxImport, file: 'tuppers' },
  pluralkit: { commandsOf: pluralKitCommands, fileOf: pluralKitImport, file: 'pluralkit' },
} as const;

const AVATAR = [['avatar', 'Avatar as PNG']] as const;

/** Discord shows no AVIF and no SVG, so that their addresses are of no use there. */
const SHOWN_ON_DISCORD = /\.(?:png|jpe?g|gif|webp)$/i;

const HINT =
  'Discord does not show pictures of this kind by their address: attach the avatar as PNG to the command instead.';

function useSpeaker({ files, page }: Taking): Speaker {
  const { guardedImages } = useShellContext();
  const picture = pictureOf(files);
  const isUseful = picture && SHOWN_ON_DISCORD.test(picture.file) && isPublic(guardedImages, picture);
  const birthday = birthdayOf(files);
  return {
    name: page.title,
    prefix: prefixOf(page.title),
    address: page.address,
    ...(isUseful && { avatar: new URL(imageUrl(picture.kind, picture.file), page.address).href }),
    ...(birthday && { birthday }),
  };
}

/** Registers a life with a bot that lets members of Discord speak as somebody else. */
export function ProxyPanel({ bot, taking }: { bot: keyof typeof BOTS; taking: Taking }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { status, copy } = useCopy(field);
  const speaker = useSpeaker(taking);
  const { commandsOf, fileOf, file } = BOTS[bot];
  const save = () => download(`${stemOf(taking.page)}-${file}.json`, fileText(fileOf(speaker)));
  return (
    <>
      <textarea
        ref={field}
        className={styles.text}
        aria-label="Commands"
        readOnly
        rows={4}
        value={commandsOf(speaker)}
      />
      <div className={styles.actions}>
        <button type="button" onClick={() => void copy()}>
          Copy
        </button>
        <button type="button" onClick={save}>
          Import file
        </button>
        <span role="status">{status}</span>
      </div>
      {speaker.avatar === undefined && <p className={styles.use}>{HINT}</p>}
      <DownloadPanel taking={taking} formats={AVATAR} />
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { useViewer } from '@otherfolk/shared/session';
import { ModalDialog } from '../../dialog/modal-dialog';
import { FormatChoice } from '../format-choice';
import styles from '../take-dialog.module.css';
import { LIST_FORMATS, type ListFormatId, listFormatOf } from './list-formats';
import { listedItems } from './listed-items';
import { takeList, type TakenList } from './take-list';

const formatIds = Object.keys(LIST_FORMATS) as ListFormatId[];

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

const leftOutText = (count: number): string =>
  count === 0 ? '' : ` ${count === 1 ? '1 is' : `${count} are`} left out: behind a veil, or not to be read right now.`;

/** Makes what was asked for, says how far it is, and ends when the dialog closes. */
function useTaking() {
  const client = useQueryClient();
  const viewer = useViewer();
  const shell = useShellContext();
  const [status, setStatus] = useState('');
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const run = async (format: ListFormatId, done: (taken: TakenList) => Promise<string>) => {
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    const onProgress = (at: number, total: number) => setStatus(`Reading ${at + 1} of ${total}...`);
    const { items } = listedItems(document);
    try {
      const taken = await takeList(format, {
        client,
        viewer,
        shell,
        items,
        address: location.href,
        signal,
        onProgress,
      });
      setStatus((await done(taken)) + leftOutText(taken.leftOut));
    } catch (error) {
      if (!signal.aborted) setStatus(`They cannot be taken: ${messageOf(error)}`);
    }
  };
  return { status, run };
}

async function copy({ content }: TakenList): Promise<string> {
  try {
    await navigator.clipboard.writeText(typeof content === 'string' ? content : '');
    return 'Copied.';
  } catch {
    return 'This browser does not let the page copy: download it.';
  }
}

async function save({ name, content, type }: TakenList): Promise<string> {
  download(name, content, type);
  return `${name} is in your downloads.`;
}

/** The items of a list, in a format that its reader chooses. */
export function TakeListDialog({ onClose }: { onClose: () => void }) {
  const [{ items, count }] = useState(() => listedItems(document));
  const [format, setFormat] = useState<ListFormatId>('markdown');
  const { status, run } = useTaking();
  const { use, textOf } = listFormatOf(format);
  return (
    <ModalDialog title="Take to play" isWide focusAfter="[data-take]" onClose={onClose}>
      <p className={styles.use}>
        {items.length < count
          ? `${items.length} of ${counted(count)}: the others are not on the page yet. Scroll down to have them, too.`
          : counted(count)}
      </p>
      <FormatChoice ids={formatIds} nameOf={(id) => listFormatOf(id).name} chosen={format} onChoose={setFormat} />
      <p className={styles.use}>{use}</p>
      <div className={styles.actions}>
        {textOf && (
          <button type="button" onClick={() => void run(format, copy)}>
            Copy
          </button>
        )}
        <button type="button" onClick={() => void run(format, save)}>
          Download
        </button>
        <span role="status">{status}</span>
      </div>
    </ModalDialog>
  );
}

import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { BroughtFile } from '@otherfolk/shared/formats/container/open-files';
import { texts } from '../texts';
import { chosenFiles, transferredFiles } from './dropped-files';
import styles from './import.module.css';

interface DropZoneProps {
  onFiles: (files: BroughtFile[]) => void;
  children?: ReactNode;
}

/** Text that is pasted into an input belongs there. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Takes files, folders and texts by choice, by drop and by paste. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      if (!clipboardData || isTyping(target)) return;
      void transferredFiles(clipboardData, clipboardData.getData('text/plain')).then(
        (brought) => brought.length > 0 && onFiles(brought),
      );
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [onFiles]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void transferredFiles(event.dataTransfer, event.dataTransfer.getData('text/plain')).then(onFiles);
  };
  const chosen = (input: HTMLInputElement) => {
    if (input.files && input.files.length > 0) onFiles(chosenFiles(input.files));
    // The same files can be chosen again.
    input.value = '';
  };
  return (
    // The buttons inside do the same for who has no pointer.
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={files} type="file" multiple hidden data-import="files" onChange={({ target }) => chosen(target)} />
      <input
        ref={folder}
        type="file"
        multiple
        hidden
        data-import="folder"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => chosen(target)}
      />
      <div className={styles.buttons}>
        <button type="button" data-primary onClick={() => files.current?.click()}>
          {texts.import.chooseFiles}
        </button>
        <button type="button" onClick={() => folder.current?.click()}>
          {texts.import.chooseFolder}
        </button>
        {children}
      </div>
      <p className={styles.hint}>{texts.import.dropHere}</p>
    </div>
  );
}

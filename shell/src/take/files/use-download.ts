import { useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { type FileFormatId, makeFile } from './make-file';
import type { Taking } from './taken-life-of';

const MAKING = 'Making the file...';

/** Makes a file and hands it to the browser's downloads; says what came of it. */
export function useDownload(taking: Taking) {
  const shell = useShellContext();
  const [status, setStatus] = useState('');
  const start = async (format: FileFormatId) => {
    setStatus(MAKING);
    try {
      const { name, content, type } = await makeFile(format, taking, shell);
      download(name, content, type);
      setStatus(`${name} is in your downloads.`);
    } catch (error) {
      setStatus(`The file cannot be made: ${messageOf(error)}`);
    }
  };
  return { status, start };
}

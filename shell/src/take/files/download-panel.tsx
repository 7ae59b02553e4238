import styles from '../take-dialog.module.css';
import type { FileFormatId } from './make-file';
import type { Taking } from './taken-life-of';
import { useDownload } from './use-download';

interface DownloadPanelProps {
  taking: Taking;
  formats: readonly (readonly [format: FileFormatId, label: string])[];
}

/** Buttons for files, one for each format. */
export function DownloadPanel({ taking, formats }: DownloadPanelProps) {
  const { status, start } = useDownload(taking);
  return (
    <div className={styles.actions}>
      {formats.map(([format, label]) => (
        <button key={format} type="button" onClick={() => void start(format)}>
          {label}
        </button>
      ))}
      <span role="status">{status}</span>
    </div>
  );
}

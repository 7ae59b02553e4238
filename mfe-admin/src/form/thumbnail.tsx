import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import { Image } from '@otherfolk/shared/ui/image/image';
import styles from './image-input.module.css';

export function Thumbnail({ use, file }: { use: ImageUse; file: string }) {
  return (
    <span className={styles.thumbnail}>
      {file !== '' && <Image key={file} kind={use} file={file} alt="" sizes="64px" />}
    </span>
  );
}

import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { editorPath } from '@otherfolk/shared/contract/editor-paths';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { texts } from '../texts';
import styles from './form.module.css';
import { TextInput } from './plain-inputs';

interface NamedFileInputProps {
  name: string;
  label: string;
  of: FileKind;
}

/** The id of another file, which is not edited here, with a way to the editor of that file. */
export function NamedFileInput({ name, label, of }: NamedFileInputProps) {
  const id = String(useWatch({ name }) ?? '');
  return (
    <div className={styles.linked}>
      <TextInput name={name} label={label} isFixed />
      {isValidId(id) && <Link to={editorPath(of, id)}>{texts.form.edit(id)}</Link>}
    </div>
  );
}

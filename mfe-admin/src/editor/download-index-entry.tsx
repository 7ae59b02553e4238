import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '@otherfolk/shared/browser/download';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { indexEntryText } from '../files/index-entry';
import { editorTexts } from '../texts/editor';
import type { EditorState } from './use-editor';

const NOT_FETCHED = 'Could not fetch variant data'; // docs/product.md#error-texts

interface DownloadIndexEntryProps {
  core: Pick<UseQueryResult<CatalogueFile>, 'data' | 'error' | 'refetch'>;
  variantId: string;
  editor: EditorState;
}

/** Downloads the index entry that core and variant make, the variant as it is edited now. */
export function DownloadIndexEntry({ core, variantId, editor }: DownloadIndexEntryProps) {
  const [problem, setProblem] = useState('');
  const generate = async () => {
    setProblem('');
    try {
      // A core that did not load a while ago may be there now.
      const file = core.data ?? (await core.refetch()).data;
      if (!file) throw new Error(NOT_FETCHED);
      download(`${variantId}-index-entry.json`, indexEntryText(file, { id: variantId, json: editor.current() }));
    } catch (error) {
      setProblem(`Failed to generate index entry: ${messageOf(error)}`); // docs/product.md#error-texts
    }
  };
  return (
    <>
      <button type="button" onClick={() => void generate()}>
        {editorTexts.downloadIndexEntry}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

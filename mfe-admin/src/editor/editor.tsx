import { type ReactNode, useMemo, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { WidgetProps } from '@otherfolk/shared/contract/widget-props';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { DraftBar } from '../drafts/draft-bar';
import { MyDraftsDialog } from '../drafts/my-drafts-dialog';
import { useOwner } from '../drafts/use-owner';
import type { FieldGroup } from '../fields/field-spec';
import type { TagChoices } from '../fields/tag-choices';
import type { CharacterFile } from '../files/character-file';
import { NewImagesProvider } from '../images/new-images-provider';
import { useNewImages } from '../images/use-new-images';
import { Preview } from '../preview/preview';
import type { PendingFile } from '../review/pending-file';
import { ReviewDialog } from '../review/review-dialog';
import styles from './editor.module.css';
import { FieldGroups } from './field-groups';
import { Panes } from './panes';
import { ProblemList } from './problem-list';
import { SaveStateNote } from './save-state-note';
import { type EditorState, useEditor } from './use-editor';
import { useUndoKeys } from './use-undo-keys';

interface EditorProps {
  file: CharacterFile;
  title: string;
  groups: FieldGroup[];
  tagsInUse: TagChoices;
  /** What the page is drawn from; undefined where it cannot be. */
  preview: (json: JsonRecord) => WidgetProps<'character-preview'> | undefined;
  /** Other files that were made or touched along with this one. */
  others?: () => readonly PendingFile[];
  links: ReactNode;
  actions: (editor: EditorState) => ReactNode;
}

/** The form of one file beside the page that it makes. */
export function Editor({ file, title, groups, tagsInUse, preview, others, links, actions }: EditorProps) {
  const editor = useEditor(file, groups, others);
  const { edited, history, offered } = editor;
  const images = useNewImages(useOwner(), file.id);
  const [reviewed, setReviewed] = useState<readonly PendingFile[]>([]);
  const dialog = useRef<HTMLDialogElement>(null);
  useUndoKeys(history);
  const shown = useMemo(() => preview(edited), [preview, edited]);
  const review = () => {
    setReviewed(editor.pending());
    dialog.current?.showModal();
  };
  return (
    <FormProvider {...editor.form}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {links}
      </header>
      <div className={styles.toolbar} role="toolbar" aria-label="Editor">
        <button type="button" onClick={history.undo} disabled={!history.can.undo}>
          Undo
        </button>
        <button type="button" onClick={history.redo} disabled={!history.can.redo}>
          Redo
        </button>
        {actions(editor)}
        <button type="button" onClick={review}>
          Review and Download
        </button>
        <MyDraftsDialog />
        <SaveStateNote
          saveState={editor.saveState}
          mayForget={editor.mayForget}
          isOpenElsewhere={editor.isOpenElsewhere}
        />
      </div>
      {offered && (
        <DraftBar
          key={`${offered.draft.tab} ${offered.draft.savedAt}`}
          offer={offered}
          before={file.json}
          further={editor.furtherOffers}
          onRestore={editor.restoreDraft}
          onDiscard={() => editor.discardDraft(offered.draft)}
        />
      )}
      <ProblemList problems={editor.problems} />
      <NewImagesProvider images={images}>
        <Panes
          form={
            <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
              <FieldGroups
                groups={groups}
                known={editor.fields}
                unreadable={editor.unreadable}
                tagsInUse={tagsInUse}
                fileName={`${file.id}.json`}
              />
            </form>
          }
          preview={shown ? <Preview {...shown} /> : <p>The preview needs both the core and a variant.</p>}
        />
      </NewImagesProvider>
      <ReviewDialog
        dialog={dialog}
        files={reviewed}
        problems={editor.problems.length}
        zipName={`${file.id}.zip`}
        taken={editor.taken}
        onTaken={editor.take}
      />
    </FormProvider>
  );
}

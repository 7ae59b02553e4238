import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type CatalogueFile, draftNameOf } from '@otherfolk/shared/files/catalogue-file';
import { type ChangeSet, changesOf } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { useCreateItem } from '../create/use-create-item';
import { DraftBar } from '../drafts/draft-bar';
import { MyDraftsDialog } from '../drafts/my-drafts-dialog';
import { useOwner } from '../drafts/use-owner';
import type { FieldGroup } from '../fields/field-spec';
import type { TagChoices } from '../fields/tag-choices';
import { useContributedGroups } from '../fields/use-contributed-groups';
import { FieldProblemsContext, useFieldProblems } from '../form/field-problems';
import { NewImagesProvider } from '../images/new-images-provider';
import { useNewImages } from '../images/use-new-images';
import { Preview } from '../preview/preview';
import { CreateItemContext } from '../references/create-item';
import { ReviewDialog } from '../review/review-dialog';
import { hasStatus } from '../status/item-status';
import { ItemStatusBar } from '../status/item-status-bar';
import { useTargets } from '../targets/use-targets';
import { texts } from '../texts';
import { EditedFieldsContext } from './edited-fields';
import styles from './editor.module.css';
import { EditorForm } from './editor-form';
import { GroupList } from './group-list';
import { Panes } from './panes';
import { ProblemList } from './problem-list';
import { SaveStateNote } from './save-state-note';
import { SavedNote } from './saved-note';
import { type EditorState, useEditor } from './use-editor';
import { useIsNarrow } from './use-is-narrow';
import { useUndoKeys } from './use-undo-keys';

interface EditorProps {
  file: CatalogueFile;
  title: string;
  groups: FieldGroup[];
  tagsInUse: TagChoices;
  /** The page that the file makes; undefined where it cannot be drawn. */
  preview: (json: JsonRecord) => ReactNode;
  /** Other files that were made or touched along with this one. */
  others?: () => readonly PendingFile[];
  links: ReactNode;
  /** The links to what may come next once all is saved. */
  next?: (editor: EditorState) => ReactNode;
  actions?: (editor: EditorState) => ReactNode;
}

const NOTHING: ChangeSet = { summary: '', files: [], images: [] };

/** The form of one file beside the page that it makes. */
export function Editor({ file, title, groups: own, tagsInUse, preview, others, links, next, actions }: EditorProps) {
  const groups = useContributedGroups(own, file);
  const editor = useEditor(file, groups, others);
  const { edited, history, offered } = editor;
  const images = useNewImages(useOwner(), draftNameOf(file));
  const [isReviewed, setReviewed] = useState(false);
  const targets = useTargets(`${file.id}.zip`);
  const isNarrow = useIsNarrow();
  const isSaving = targets[0]?.id === 'server';
  const reviewTitle = isSaving ? texts.editor.reviewAndSave : texts.editor.reviewAndDownload;
  const shortTitle = isSaving ? texts.editor.save : texts.editor.download;
  const [saved, setSaved] = useState<{ message: string }>();
  const hasEdits = editor.isEdited || images.list.length > 0 || images.worded.length > 0;
  const dialog = useRef<HTMLDialogElement>(null);
  const creation = useCreateItem();
  useUndoKeys(history);
  const fieldProblems = useFieldProblems(editor.problems);
  const shown = useMemo(() => preview(edited), [preview, edited]);
  const review = () => {
    setReviewed(true);
    dialog.current?.showModal();
  };
  const undo = (
    <>
      <button type="button" onClick={history.undo} disabled={!history.can.undo}>
        {texts.editor.undo}
      </button>
      <button type="button" onClick={history.redo} disabled={!history.can.redo}>
        {texts.editor.redo}
      </button>
    </>
  );
  const save = (
    <button
      type="button"
      aria-label={reviewTitle}
      data-primary={isNarrow || undefined}
      onClick={review}
      disabled={isSaving && !hasEdits}
    >
      {isNarrow ? shortTitle : reviewTitle}
    </button>
  );
  return (
    <CreateItemContext value={creation.create}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {links}
        {hasStatus(file.kind) && (
          <ItemStatusBar file={file} editor={editor} groups={groups} images={images} target={targets[0]} />
        )}
      </header>
      <div className={styles.toolbar} role="toolbar" aria-label={texts.editor.editor}>
        {!isNarrow && undo}
        {actions?.(editor)}
        {!isNarrow && save}
        <MyDraftsDialog />
        <SaveStateNote
          saveState={editor.saveState}
          mayForget={editor.mayForget}
          isOpenElsewhere={editor.isOpenElsewhere}
        />
      </div>
      <SavedNote file={file} saved={saved} hasEdits={hasEdits} next={next?.(editor)} />
      {offered && (
        <DraftBar
          key={`${offered.draft.tab} ${offered.draft.savedAt}`}
          offer={offered}
          before={file.text}
          further={editor.furtherOffers}
          onRestore={editor.restoreDraft}
          onDiscard={() => editor.discardDraft(offered.draft)}
        />
      )}
      <ProblemList problems={editor.problems} />
      <NewImagesProvider images={images}>
        <Panes
          kind={file.kind}
          isNarrow={isNarrow}
          undo={undo}
          save={save}
          form={
            <div className={styles.form}>
              <GroupList groups={groups} problems={editor.problems} edited={editor.editedFields} />
              <EditedFieldsContext value={editor.editedFields}>
                <FieldProblemsContext value={fieldProblems}>
                  <EditorForm
                    form={editor.form}
                    resets={editor.resets}
                    groups={groups}
                    known={editor.fields}
                    unreadable={editor.unreadable}
                    tagsInUse={tagsInUse}
                    itemId={file.id}
                    json={file.json}
                  />
                </FieldProblemsContext>
              </EditedFieldsContext>
            </div>
          }
          preview={shown ? <Preview kind={file.kind}>{shown}</Preview> : <p>{texts.editor.previewNeedsLife}</p>}
        />
      </NewImagesProvider>
      <ReviewDialog
        dialog={dialog}
        title={reviewTitle}
        changes={isReviewed ? changesOf(title, editor.pending(), [...images.list, ...images.worded]) : NOTHING}
        problems={editor.problems.length}
        targets={targets}
        delivered={editor.delivered}
        onDelivered={editor.markDelivered}
        onSaved={(files, message) => {
          const own = files.find(({ path }) => path === file.path);
          if (own) editor.saved(own.text);
          images.clear();
          setSaved({ message });
          dialog.current?.close();
        }}
        onResolve={editor.resolve}
        onClose={() => setReviewed(false)}
      />
      {creation.dialog}
      {editor.question}
    </CreateItemContext>
  );
}

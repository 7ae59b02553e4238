import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { isValidId } from '@otherfolk/shared/domain/id';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { valueAt } from '@otherfolk/shared/files/json-value';
import { useToday } from '@otherfolk/shared/hooks/use-today';
import { itemPath } from '@otherfolk/shared/kinds';
import { plainKindOf } from '@otherfolk/shared/kinds/plain-folders';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { changesOf } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { type FieldGroup, fieldName, fieldsOf } from '../fields/field-spec';
import type { FormProblem } from '../fields/form-problems';
import type { FormValues } from '../fields/form-values';
import { catalogueFileQuery } from '../files/open-file';
import type { NewImages } from '../images/new-images';
import type { CatalogueTarget } from '../targets/catalogue-target';
import { texts } from '../texts';
import { Dialog } from '../ui/dialog';
import { filesWithStatus } from './files-with-status';
import { type ChosenStatus, type Out, STATUS_LABELS, statusOf } from './item-status';
import { missingOf } from './missing';
import { PublishForm } from './publish-form';
import styles from './status.module.css';
import { livesOf, placeOfStage, stagedAt, stageOfLife, stageOfPerson } from './status-files';
import { type RelatedFiles, useReadRelatedFiles } from './use-related-files';

/** A file as it is edited, and what becomes of it when it was saved. */
interface Edits {
  /** The file as it is drawn, and below it as it is at this moment. */
  edited: JsonRecord;
  current: () => JsonRecord;
  problems: readonly FormProblem[];
  form: Pick<UseFormReturn<FormValues>, 'setValue'>;
  markDelivered: (files: readonly PendingFile[]) => void;
  saved: (text: string) => void;
}

interface ItemStatusBarProps {
  file: CatalogueFile;
  editor: Edits;
  groups: readonly FieldGroup[];
  images: NewImages;
  /** The best way to take changes along. */
  target: CatalogueTarget | undefined;
}

const idsOf = (files: readonly CatalogueFile[]): string => files.map(({ id }) => id).join(' ');

/** The page of the item. */
function pageOf({ kind, id, json }: CatalogueFile): string {
  const idAt = (key: string) => (isValidId(json[key]) ? json[key] : id);
  if (kind === 'core') return paths.character(id);
  if (kind === 'variant') return paths.character(idAt('variantOf'), id);
  const plain = plainKindOf(kind);
  return plain ? itemPath(plain.folder, idAt('coreId'), id) : paths.home;
}

/** The status of the item that is edited, and the button that changes it: it saves all edits, and every file that has to say the same. */
export function ItemStatusBar({ file, editor, groups, images, target }: ItemStatusBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const today = useToday();
  const release = useQuery(siteQuery).data?.currentRelease;
  const coreId = file.kind === 'variant' ? file.json['variantOf'] : undefined;
  const isOfPerson = isValidId(coreId);
  const core = useQuery({ ...catalogueFileQuery('core', isOfPerson ? coreId : ''), enabled: isOfPerson }).data;
  const readRelated = useReadRelatedFiles(file);
  const [related, setRelated] = useState<RelatedFiles>();
  const lives = file.kind === 'core' ? livesOf(editor.edited).map(({ id }) => String(id)) : [];
  const listed = lives.join(' ');
  const isStale = file.kind === 'core' && related !== undefined && idsOf(related.lives) !== listed;
  const readAgain = useEffectEvent(() => {
    readRelated(editor.current()).then(
      (read) => setRelated((before) => before && read),
      (error: unknown) => console.warn('A life cannot be read', error),
    );
  });
  // A life may have been made while the dialog was open.
  useEffect(() => {
    if (isStale) readAgain();
  }, [isStale, listed]);
  const [said, setSaid] = useState<{ isError: boolean; text: string; isPublic?: boolean }>();
  if (release === undefined) return null;

  const out: Out = { today, release };
  const { edited } = editor;
  const stageNow =
    file.kind === 'core'
      ? stageOfPerson(edited, out)
      : file.kind === 'variant'
        ? stageOfLife(edited, core?.json)
        : stagedAt(edited, placeOfStage(file.kind));
  const status = statusOf(stageNow, out);
  const title = `Publish ${textOf(edited)}`;

  function textOf(json: CatalogueFile['json']): string {
    const name = json['title'] ?? json['name'] ?? core?.json['name'];
    return typeof name === 'string' && name !== '' ? name : file.id;
  }

  async function open(): Promise<void> {
    setSaid(undefined);
    try {
      const read = await readRelated(editor.current());
      flushSync(() => setRelated(read));
      dialog.current?.showModal();
    } catch (error) {
      setSaid({ isError: true, text: messageOf(error) });
    }
  }

  async function publish(chosen: ChosenStatus, chosenLives: readonly CatalogueFile[]): Promise<void> {
    if (!target) return;
    const now = { file, edited: editor.current(), core: related?.core, lives: chosenLives };
    const files = filesWithStatus(now, chosen, out);
    const [own] = files;
    const summary = `${STATUS_LABELS[chosen.status]}: ${textOf(own.json)}`;
    const result = await target.deliver(changesOf(summary, files, [...images.list, ...images.worded]));
    if (!result) return;
    dialog.current?.close();
    editor.markDelivered(files);
    if (result.isSaved) {
      editor.saved(own.text);
      images.clear();
      // Everything else that was saved is drawn in the preview.
      await readRelated(own.json).catch(() => undefined);
    }
    for (const field of fieldsOf(groups)) {
      const isSet = field.control.kind === 'status' || field.control.kind === 'variants';
      const value: unknown = field.codec.toForm(valueAt(own.json, field.keys));
      if (isSet) editor.form.setValue(fieldName(field), value, { shouldDirty: true });
    }
    setSaid({ isError: false, text: result.message, isPublic: chosen.status === 'live' });
  }

  return (
    <div className={styles.bar}>
      <span className={styles.status} data-status={status}>
        {STATUS_LABELS[status]}
      </span>
      <button
        type="button"
        data-primary={status !== 'live' || undefined}
        disabled={!target}
        onClick={() => void open()}
      >
        {status === 'live' ? texts.status.changeStatus : texts.status.publish}
      </button>
      <p role={said?.isError ? 'alert' : 'status'}>
        {said && <span>{said.text}</span>}
        {said?.isPublic && <Link to={pageOf(file)}>{texts.status.viewPage}</Link>}
      </p>
      <Dialog dialog={dialog} title={title} className={styles.dialog} onClose={() => setRelated(undefined)}>
        {related && (
          <PublishForm
            key={idsOf(related.lives)}
            missing={missingOf(file.kind, edited, related.core?.json)}
            problems={editor.problems}
            person={file.kind === 'core' ? edited : related.core?.json}
            lives={related.lives}
            isOfPerson={file.kind === 'core'}
            current={{ status, releaseAt: stageNow.releaseAt, version: stageNow.version }}
            out={out}
            onLead={() => dialog.current?.close()}
            onPublish={publish}
          />
        )}
      </Dialog>
    </div>
  );
}

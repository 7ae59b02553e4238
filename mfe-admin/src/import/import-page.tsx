import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { BULK_PATH, editorPath } from '@otherfolk/shared/contract/editor-paths';
import { ageInWords } from '@otherfolk/shared/drafts/draft-words';
import type { BroughtFile } from '@otherfolk/shared/formats/container/open-files';
import type { ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import { draftedFiles, type ImportPlan, linesOf } from '@otherfolk/shared/formats/plan/import-plan';
import { countsInWords } from '@otherfolk/shared/formats/plan/import-summary';
import { personsOf } from '@otherfolk/shared/formats/plan/persons-of';
import { sameNames } from '@otherfolk/shared/formats/plan/same-names';
import { newWork } from '@otherfolk/shared/formats/source/work';
import { useViewer } from '@otherfolk/shared/session';
import { UnlistedMeta } from '@otherfolk/shared/ui/unlisted-meta';
import type { Plan } from '../changes/change-set';
import type { PendingFile } from '../changes/pending-file';
import { useOwner } from '../drafts/use-owner';
import { PlannedChange } from '../review/planned-change';
import { texts } from '../texts';
import { Dialog } from '../ui/dialog';
import { ListLink } from '../ui/list-link';
import { DropZone } from './drop-zone';
import { FoundSources } from './found-sources';
import styles from './import.module.css';
import { importChange } from './import-change';
import { ImportedItems } from './imported-items';
import { Ages, SameNames } from './questions';
import { type Ready, useImport } from './use-import';
import { begunOf, NOTHING_BEGUN, useKeptImport } from './use-kept-import';

/** The most files that a server takes in one change. */
const MOST_FILES = 5000; // docs/saving.md#what-a-server-answers

/** The number of files that a change would write. */
const filesOf = (plan: ImportPlan, { own }: Ready): number =>
  draftedFiles(plan).length + plan.images.length + own.files.length + own.images.length;

/** The import in numbers: items, values, and what of them is left out. */
function numbersOf(plan: ImportPlan): string {
  const lines = plan.items.flatMap((planned) => linesOf(planned));
  const leftOut = lines.filter(({ state }) => state === 'left-out').length;
  return texts.import.numbers(countsInWords(plan.items.map(({ item }) => item)), lines.length, leftOut);
}

const NONE: ReadonlySet<string> = new Set();

/** `/editor/import`: files of other programs, what they are, what becomes of each of their values, and the way into the catalogue. */
export function ImportPage() {
  const [begun, setBegun] = useState(NOTHING_BEGUN);
  const [change, setChange] = useState<{ plan: Plan; nth: number }>();
  const [saved, setSaved] = useState<readonly PendingFile[]>();
  const { kept, isNotKept, forget } = useKeptImport(useOwner(), begun);
  const dialog = useRef<HTMLDialogElement>(null);
  const viewer = useViewer();
  const { sources, ready, plan, isPlanned, problems, step, progress, error, cancel } = useImport(
    begun.brought,
    begun.mappings,
    begun.choices,
  );

  const bring = useCallback((files: BroughtFile[]) => {
    setSaved(undefined);
    setBegun((before) => {
      const paths = new Set(files.map(({ path }) => path));
      return { ...before, brought: [...before.brought.filter(({ path }) => !paths.has(path)), ...files] };
    });
  }, []);
  const choose = useCallback(
    (change: (choices: ImportChoices) => ImportChoices) =>
      setBegun((before) => ({ ...before, choices: change(before.choices) })),
    [],
  );
  const startAgain = () => {
    cancel();
    forget();
    setBegun(NOTHING_BEGUN);
  };

  const items = useMemo(() => sources?.flatMap((each) => each.items) ?? [], [sources]);
  const taken = items.filter(({ sourceId }) => !begun.choices.leftOut.has(sourceId));
  const review = async () => {
    if (!plan || !ready) return;
    const work = newWork(new AbortController().signal);
    const made = await importChange(plan, ready, taken, work);
    flushSync(() => setChange((before) => ({ plan: made, nth: (before?.nth ?? 0) + 1 })));
    dialog.current?.showModal();
  };
  const names = useMemo(() => sameNames(personsOf(ready?.items ?? [], begun.choices)), [ready, begun.choices]);
  const files = useMemo(() => (plan && ready ? filesOf(plan, ready) : 0), [plan, ready]);
  const isAsking = (plan?.ageless.length ?? 0) > 0;

  return (
    <div className={styles.import}>
      <UnlistedMeta title={texts.import.import} />
      <header>
        <h1>{texts.import.import}</h1>
        <ListLink />
        <p>{texts.import.introduction}</p>
      </header>
      <DropZone onFiles={bring}>
        {begun.brought.length > 0 && (
          <button type="button" onClick={startAgain}>
            {texts.import.startAgain}
          </button>
        )}
      </DropZone>
      {kept && begun.brought.length === 0 && !saved && (
        <div className={styles.offer} role="status">
          <p>
            {texts.import.goOn(
              kept.files
                .map(({ path }) => path)
                .slice(0, 3)
                .join(', '),
              ageInWords(Date.now() - kept.at),
            )}
          </p>
          <button type="button" onClick={() => setBegun(begunOf(kept))}>
            {texts.import.goOnButton}
          </button>
          <button type="button" onClick={forget}>
            {texts.import.forget}
          </button>
        </div>
      )}
      {isNotKept && <p className={styles.hint}>{texts.import.notKept}</p>}
      {progress && (
        <div className={styles.progress} role="status">
          <progress {...(progress.total > 0 && { value: progress.done, max: progress.total })} />
          <span>{texts.import.progress(texts.import.steps[step] ?? '', progress.done, progress.total)}</span>
          <button type="button" onClick={cancel}>
            {texts.import.cancel}
          </button>
        </div>
      )}
      {error && <p role="alert">{error}</p>}
      {sources && (
        <FoundSources
          sources={sources}
          problems={problems}
          mappings={begun.mappings}
          onMap={(key, mapping) =>
            setBegun((before) => ({ ...before, mappings: { ...before.mappings, [key]: mapping } }))
          }
        />
      )}
      {plan && ready && (
        <section aria-labelledby="import-comes">
          <h2 id="import-comes">{texts.import.comes}</h2>
          <SameNames groups={names} onChange={choose} />
          <Ages persons={plan.ageless} onChange={choose} />
          <ImportedItems plan={plan} ready={ready} choices={begun.choices} onChange={choose} />
          {files > MOST_FILES && <p role="alert">{texts.import.tooMany(MOST_FILES)}</p>}
          <div className={styles.bar}>
            <p role="status">{files === 0 ? texts.import.allThere : numbersOf(plan)}</p>
            <button
              type="button"
              data-primary
              disabled={!isPlanned || files === 0 || files > MOST_FILES || isAsking}
              onClick={() => void review()}
            >
              {texts.import.review}
            </button>
          </div>
        </section>
      )}
      <Dialog dialog={dialog} title={texts.import.reviewing} className={styles.dialog}>
        {change && (
          <PlannedChange
            key={change.nth}
            plan={change.plan}
            planWithout={() => change.plan}
            leftOut={NONE}
            onLeaveOut={() => undefined}
            onReadAgain={() => {
              dialog.current?.close();
              setBegun((before) => ({ ...before, brought: [...before.brought] }));
            }}
            onSaved={(done) => {
              setSaved(done);
              forget();
            }}
          />
        )}
      </Dialog>
      {saved && (
        <section role="status" className={styles.saved}>
          <p>{texts.import.saved(countsInWords(taken))}</p>
          {viewer.memType === 'a' && <Link to={BULK_PATH}>{texts.import.publishMany}</Link>}
          <ul>
            {saved.slice(0, 20).flatMap(({ path, json }) => {
              const [folder, name = ''] = (path ?? '').split('/');
              const id = name.replace(/\.json$/, '');
              if (folder !== 'characters' || 'variantOf' in json) return [];
              return [
                <li key={id}>
                  <Link to={editorPath('core', id)}>{typeof json['name'] === 'string' ? json['name'] : id}</Link>
                </li>,
              ];
            })}
          </ul>
        </section>
      )}
    </div>
  );
}

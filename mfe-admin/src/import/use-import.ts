import { useCallback, useMemo } from 'react';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import type { BroughtFile } from '@otherfolk/shared/formats/container/open-files';
import { CatalogueIndex } from '@otherfolk/shared/formats/plan/catalogue-index';
import type { ImportChoices } from '@otherfolk/shared/formats/plan/import-choices';
import { type ImportPlan } from '@otherfolk/shared/formats/plan/import-plan';
import { type OwnPlan, splitOwn } from '@otherfolk/shared/formats/plan/own-files';
import { planImport } from '@otherfolk/shared/formats/plan/plan-import';
import { recogniseFiles } from '@otherfolk/shared/formats/recognise-files';
import type { Mapping, Recognized } from '@otherfolk/shared/formats/source/format';
import type { Source, SourceImage, SourceItem, SourceProblem } from '@otherfolk/shared/formats/source/source-item';
import type { Work } from '@otherfolk/shared/formats/source/work';
import { readCatalogueTexts } from '../whole/catalogue-texts';
import { type PreparedBlob, prepareImages } from './prepare-images';
import { useLongWork } from './use-long-work';

export interface ReadSource extends Source {
  recognized: Recognized;
}

/** The mappings that somebody has chosen, by the keys of what they map. */
export type Mappings = Readonly<Record<string, Mapping>>;

/** Tells what is mapped again when its file is brought once more. */
export const mappingKey = ({ format, paths }: Recognized): string => [format, ...paths][1] ?? format;

async function readAll(recognized: readonly Recognized[], mappings: Mappings, work: Work): Promise<ReadSource[]> {
  const all: ReadSource[] = [];
  for (const each of recognized) all.push({ recognized: each, ...(await each.read(work, mappings[mappingKey(each)])) });
  return all;
}

export interface Ready {
  /** Items that are merged, or new. */
  items: SourceItem[];
  own: OwnPlan;
  prepared: ReadonlyMap<SourceImage, PreparedBlob>;
  index: CatalogueIndex;
}

/** Reads what somebody brings, step by step, and plans what it changes. Each step runs again when what it is made of has changed. */
export function useImport(brought: readonly BroughtFile[], mappings: Mappings, choices: ImportChoices) {
  const shell = useShellContext();
  const recognising = useLongWork(
    useMemo(() => (brought.length > 0 ? (work: Work) => recogniseFiles(brought, work) : undefined), [brought]),
  );
  const found = recognising.value;
  const reading = useLongWork(
    useMemo(() => found && ((work: Work) => readAll(found.recognized, mappings, work)), [found, mappings]),
    { keepsLast: true },
  );
  const sources = reading.value;
  const prepare = useCallback(
    async (read: readonly ReadSource[], work: Work): Promise<Ready> => {
      const { texts, images } = await readCatalogueTexts(shell, () => undefined);
      const index = await CatalogueIndex.of(texts, images, work);
      const { own, items } = await splitOwn(read, index, work);
      return { items, own, index, prepared: await prepareImages(items, work) };
    },
    [shell],
  );
  const preparing = useLongWork(
    useMemo(
      () => (sources?.some(({ items }) => items.length > 0) ? (work: Work) => prepare(sources, work) : undefined),
      [sources, prepare],
    ),
    { keepsLast: true },
  );
  const ready = preparing.value;
  const planning = useLongWork<ImportPlan>(
    useMemo(
      () => ready && ((work: Work) => planImport({ ...ready, choices, today: localDayOf(new Date()) }, work)),
      [ready, choices],
    ),
    { keepsLast: true },
  );
  const problems: SourceProblem[] = [
    ...(found?.problems ?? []),
    ...(sources?.flatMap((each) => each.problems) ?? []),
    ...(ready?.index.problems ?? []),
  ];
  const steps = [recognising, reading, preparing, planning];
  return {
    sources,
    ready,
    plan: planning.value,
    /** Whether the plan is of the files, mappings and choices as they are now. */
    isPlanned: steps.every(({ isCurrent }) => isCurrent),
    problems,
    /** The step that is under way, by its number from 0. */
    step: steps.findIndex(({ progress }) => progress),
    progress: steps.find(({ progress }) => progress)?.progress,
    error: steps.find(({ error }) => error)?.error,
    cancel: () => steps.forEach((each) => each.progress && each.cancel()),
  };
}

import { editedText } from '../../files/catalogue-file';
import { CatalogueIndex } from '../plan/catalogue-index';
import { type ImportChoices, NO_CHOICES } from '../plan/import-choices';
import { draftedFiles, linesOf } from '../plan/import-plan';
import type { PreparedImage } from '../plan/plan-images';
import { planImport } from '../plan/plan-import';
import type { SourceImage, SourceItem, SourceValue } from '../source/source-item';
import { newWork } from '../source/work';

const work = newWork(new AbortController().signal);

export const value = (to: string[], text: string, of?: 'person' | 'life'): SourceValue => ({
  from: to.join('.'),
  text,
  to,
  value: text,
  ...(of && { of }),
});

interface Given extends Partial<SourceItem> {
  fields?: SourceValue[];
}

export const item = ({ fields = [], ...given }: Given = {}): SourceItem => ({
  kind: 'character',
  sourceId: 'card/elena',
  name: 'Elena Torres',
  file: 'elena.png',
  values: fields,
  images: [],
  links: [],
  ...given,
});

export type Texts = Map<string, string>;

/** What a plan makes of items: its files, and the catalogue with them. */
export async function planned(
  items: SourceItem[],
  {
    texts = new Map(),
    choices = {},
    prepared = new Map(),
  }: { texts?: Texts; choices?: Partial<ImportChoices>; prepared?: Map<SourceImage, PreparedImage> } = {},
) {
  const index = await CatalogueIndex.of(texts, new Set(), work);
  const given = { items, index, choices: { ...NO_CHOICES, ...choices }, prepared, today: '2026-11-28' as never };
  const plan = await planImport(given, work);
  const files = draftedFiles(plan);
  const after: Texts = new Map([
    ...texts,
    ...files.map(({ file, json }) => [file.path, editedText(file, json)] as const),
  ]);
  const json = (path: string) => JSON.parse(after.get(path) ?? 'null') as never;
  return {
    plan,
    files: files.map(({ file }) => file.path),
    after,
    json,
    lines: plan.items.flatMap((each) => linesOf(each)),
  };
}

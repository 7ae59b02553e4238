import type { JsonRecord } from '../domain/json-record';
import { DEFAULT_VERSION } from '../domain/release';
import type { FileKind } from '../drafts/file-kind';
import { forEachPlainFile, plainKindOf } from '../kinds/plain-folders';
import { LIST_KEY } from './file-kinds';

/** A core that states nothing but its name, and has no variants: readers know defaults for what is not stated. */
export function newCore(id: string, name: string): JsonRecord {
  return {
    id,
    name,
    nameInfo: { formalName: '', fullName: '', nickname: '', firstName: '', lastName: '', informalName: '' },
    ageGrade: {},
    physical: {},
    recordInfo: { published: false, version: DEFAULT_VERSION },
    styling: {},
    tags: [],
    images: {},
    sections: {},
    characterSheets: {},
    variants: [],
  };
}

// docs/data-contract.md#9-downloads-of-the-editors
const NEW_VARIANT_VERSION = 0;
const NEW_VARIANT_VERSION_IN_PARENT = -1;

/** The file of a new variant. */
export function newVariant(id: string, variantOf: string, variantLabel: string, genre = variantLabel): JsonRecord {
  return {
    id,
    variantOf,
    variantLabel,
    genre,
    recordInfo: { published: false, version: NEW_VARIANT_VERSION },
    variantOverrides: {},
    tags: [],
    images: {},
    sections: {},
    characterSheets: {},
    gallery: [],
  };
}

/** The parent with the new variant at the end of its list. */
export function withVariant(core: JsonRecord, id: string, label: string): JsonRecord {
  const listed: unknown[] = Array.isArray(core['variants']) ? core['variants'] : [];
  const reference = { id, label, recordInfo: { published: false, version: NEW_VARIANT_VERSION_IN_PARENT } };
  return { ...core, variants: [...listed, reference] };
}

const newPlot = (id: string, title: string): JsonRecord => ({
  id,
  coreId: id,
  title,
  images: {},
  tags: [],
  hook: '',
  recordInfo: { published: false, version: DEFAULT_VERSION },
  sections: {},
});

/** The file of a new version of a plot. */
export const newPlotVariant = (id: string, coreId: string, title: string, variantLabel: string): JsonRecord => ({
  ...newPlot(id, title),
  coreId,
  variantLabel,
});

const newLocation = (id: string, name: string): JsonRecord => ({
  id,
  name,
  summary: '',
  description: '',
  locations: [],
  connectedPlots: [],
  connectedCharacters: [],
  tags: [],
  published: false,
  version: DEFAULT_VERSION,
});

/** The file of an item that states nothing but its name. */
function newItem(kind: FileKind, id: string, name: string): JsonRecord {
  const { titleKey = 'name', stageAt = [] } = plainKindOf(kind) ?? {};
  const stage = { published: false, version: DEFAULT_VERSION };
  return { id, [titleKey]: name, tags: [], ...(stageAt.length > 0 ? { recordInfo: stage } : stage) };
}

const starters: Record<FileKind, (id: string, name: string) => JsonRecord> = {
  core: newCore,
  variant: (id) => ({ id }),
  ...forEachPlainFile((kind) => (id: string, name: string) => newItem(kind, id, name)),
  plot: newPlot,
  location: newLocation,
  family: (id, name) => ({ id, name, motto: '', description: '', members: [] }),
  changelog: () => ({ [LIST_KEY]: [] }),
  site: () => ({}),
};

/** The start of a file that is not in the catalogue yet. */
export const newFileJson = (kind: FileKind, id: string, name: string): JsonRecord => starters[kind](id, name);

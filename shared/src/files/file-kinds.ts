import type * as v from 'valibot';
import { catalogueFiles } from '../catalogue/catalogue-files';
import { field, shape } from '../catalogue/schemas/fields';
import type { FileKind } from '../drafts/file-kind';
import { changelogSchema } from '../kinds/changelog/changelog-schema';
import { characterCoreSchema } from '../kinds/character/character-core-schema';
import { characterVariantSchema } from '../kinds/character/character-variant-schema';
import { characterKind } from '../kinds/character/kind';
import { familySchema } from '../kinds/family/family-schema';
import { familyKind } from '../kinds/family/kind';
import { contentOfFile } from '../kinds/file-contents';
import { ITEM_KINDS } from '../kinds/index';
import { forEachPlainFile } from '../kinds/plain-folders';
import { siteSchema } from '../kinds/site/site-schema';
import { type FreeKeys, inKeyOrder } from './key-order';

interface FileKindFacts {
  /** The noun for such a file in a sentence. */
  noun: string;
  /** Its path inside the catalogue. Throws for what is no id. */
  pathOf: (id: string) => string;
  schema: v.GenericSchema;
  /** Keys to which the contract gives no place. */
  free?: FreeKeys | undefined;
}

/** A file that holds a list is edited as an object with the list under this key. */
export const LIST_KEY = 'releases';

/** Every kind of file that can be edited. */
export const fileKinds: Record<FileKind, FileKindFacts> = {
  core: {
    noun: 'character',
    pathOf: characterKind.file,
    schema: characterCoreSchema,
    free: { '': ['ageless', 'banner', 'genre', 'isUnnamed', 'highlight', 'characterCard'] }, // docs/data-contract.md#3-character-core
  },
  variant: {
    noun: 'variant',
    pathOf: characterKind.file,
    schema: characterVariantSchema,
    // docs/data-contract.md#4-character-variant
    free: {
      '': ['name', 'nameInfo', 'ageGrade', 'physical', 'styling', 'ageless', 'isUnnamed', 'highlight'],
      variantOverrides: ['banner', 'genre', 'isUnnamed', 'highlight'],
    },
  },
  ...forEachPlainFile((kind, folder): FileKindFacts => ({
    noun: ITEM_KINDS[folder].one,
    pathOf: ITEM_KINDS[folder].file,
    schema: contentOfFile(kind).schema,
    free: contentOfFile(kind).free,
  })),
  family: { noun: 'family', pathOf: familyKind.file, schema: familySchema },
  changelog: {
    noun: 'changelog',
    pathOf: () => catalogueFiles.changelog,
    schema: shape({ [LIST_KEY]: field(changelogSchema) }),
  },
  site: { noun: 'site', pathOf: () => catalogueFiles.site, schema: siteSchema },
};

/** A copy of a file with its keys in the order of the contract. */
export const inContractOrder = <Json extends object>(json: Json, kind: FileKind): Json =>
  inKeyOrder(json, fileKinds[kind].schema, fileKinds[kind].free);

import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { forEachPlainFile } from '@otherfolk/shared/kinds/plain-folders';
import { coreGroups } from './core-groups';
import { familyGroups } from './family-groups';
import type { FieldGroup } from './field-spec';
import { locationGroups } from './location-groups';
import { plainGroups } from './plain-groups';
import { plotGroups } from './plot-groups';
import { changelogGroups, siteGroups } from './site-groups';
import { variantGroups } from './variant-groups';

const groups: Record<FileKind, (json: JsonRecord) => FieldGroup[]> = {
  core: coreGroups,
  variant: variantGroups,
  ...forEachPlainFile((kind) => () => plainGroups(kind)),
  plot: plotGroups,
  location: locationGroups,
  family: familyGroups,
  changelog: changelogGroups,
  site: siteGroups,
};

/** The groups of fields of a file: what the file says decides on the form of some. */
export const groupsOf = (kind: FileKind, json: JsonRecord): FieldGroup[] => groups[kind](json);

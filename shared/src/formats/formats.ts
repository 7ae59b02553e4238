import { cardFormat } from './card/card-format';
import { catalogueFormat } from './catalogue/catalogue-format';
import { foundryFormat } from './foundry/foundry-format';
import { jsonFormat } from './json/json-format';
import { kankaFormat } from './kanka/kanka-format';
import { notesFormat } from './markdown/notes-format';
import type { Format } from './source/format';
import { tableFormat } from './table/table-format';
import { toyhouseFormat } from './table/toyhouse-format';
import { worldAnvilFormat } from './world-anvil/world-anvil-format';

/** The formats that can be brought, in the order in which they are asked: the one that needs the least of a file comes last. */
export const FORMATS: readonly Format[] = [
  catalogueFormat,
  kankaFormat,
  worldAnvilFormat,
  toyhouseFormat,
  cardFormat,
  foundryFormat,
  notesFormat,
  tableFormat,
  jsonFormat,
];

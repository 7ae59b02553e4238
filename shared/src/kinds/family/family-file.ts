import type { JsonRecord } from '../../domain/json-record';
import type { FileContent } from '../descriptor/file-content';
import { familySchema } from './family-schema';
import { familyKind } from './kind';

export const familyFile: FileContent<JsonRecord> = {
  folder: familyKind.folder,
  schema: familySchema,
  parse: (_, json) => json,
  references: [{ pattern: ['members', '*', 'characterId'], folder: 'characters', to: 'any', whenHidden: 'entry' }],
  images: [],
};

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';

/** The files of people and lives that the index names; none where it cannot be read. A person without a life is in no index. */
export function listedCharacters(catalogue: string): Set<string> {
  const index: unknown = tryOr(() => jsonOfBytes(readFileSync(path.join(catalogue, characterKind.index))), undefined);
  const entries = Array.isArray(index) ? index.filter(isJsonRecord) : [];
  const ids = entries.flatMap(({ id, coreId }) => [id, coreId]).filter((id) => typeof id === 'string');
  return new Set(ids.map(characterKind.file));
}

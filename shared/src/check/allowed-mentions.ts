import type { AllowedMention } from '../catalogue/schemas/mentions';
import type { HiddenMention } from './hidden-mentions';
import { lookAlike } from './look-alike';

/** The mentions that the list does not allow, and the entries that allow none. Only names can be allowed. */
export function compareWithAllowed(
  mentions: readonly HiddenMention[],
  allowed: readonly AllowedMention[],
): { refused: HiddenMention[]; idle: AllowedMention[] } {
  const keyOf = (file: string, name: string) => `${file}\n${lookAlike(name)}`;
  const onList = new Set(allowed.map(({ file, name }) => keyOf(file, name)));
  const said = new Set(mentions.filter(({ kind }) => kind === 'name').map(({ file, text }) => keyOf(file, text)));
  return {
    refused: mentions.filter(({ kind, file, text }) => kind !== 'name' || !onList.has(keyOf(file, text))),
    idle: allowed.filter(({ file, name }) => !said.has(keyOf(file, name))),
  };
}

import { mergedLife } from '../catalogue/merged-life';
import type { Content } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import { selectTexts, selectValues } from './select-values';

interface Named {
  coreId: string;
  variantId: string;
  label: string | undefined;
}

/** Who bears a name in some life, by the name in small letters. */
function bearersOf({ cores, variants }: Content): Map<string, Named[]> {
  const bearers = new Map<string, Named[]>();
  for (const { id: variantId, value: variant } of variants.values()) {
    const core = cores.get(variant.variantOf ?? '')?.value;
    if (!core) continue;
    const { variantName, nameInfo } = mergedLife(core, variant);
    for (const name of new Set([variantName, nameInfo?.fullName].map((each) => each?.trim().toLowerCase()))) {
      if (!name) continue;
      const named = { coreId: core.id, variantId, label: variant.variantLabel };
      bearers.set(name, [...(bearers.get(name) ?? []), named]);
    }
  }
  return bearers;
}

/** The id that a role of this name should have: of the only person who bears it, in the plot's world where there is such a life. */
function linkFor(bearers: readonly Named[], label: string | undefined): string | undefined {
  const [first] = bearers;
  if (!first || bearers.some(({ coreId }) => coreId !== first.coreId)) return undefined;
  const life = bearers.find((each) => each.label !== undefined && each.label === label);
  return life ? `"variantId": "${life.variantId}"` : `"characterId": "${first.coreId}"`;
}

/** Roles that bear the name of a person of the catalogue say who it is, and no role is of two persons. */
export function checkRoles(content: Content): Finding[] {
  const bearers = bearersOf(content);
  return [...content.plots.values()].flatMap(({ file, json, value: { variantLabel } }) =>
    selectValues(json, ['sections', 'mainRoles', '*']).flatMap(({ path, value: role }) => {
      const textIn = (key: string) => selectTexts(role, [key])[0]?.value;
      const [characterId, variantId] = [textIn('characterId'), textIn('variantId')];
      if (characterId === undefined && variantId === undefined) {
        const name = textIn('name')?.trim() ?? '';
        const link = linkFor(bearers.get(name.toLowerCase()) ?? [], variantLabel);
        const message = `${name} is somebody of the catalogue, and the role does not say so`;
        return link === undefined ? [] : [warningAt({ file, path }, message, `Add ${link}`)];
      }
      const owner = content.variants.get(variantId ?? '')?.value.variantOf;
      if (owner === undefined || characterId === undefined || [owner, variantId].includes(characterId)) return [];
      const message = `${variantId} is a life of ${owner}, not of ${characterId}`;
      return [errorAt({ file, path }, message, 'Remove one of the two ids')];
    }),
  );
}

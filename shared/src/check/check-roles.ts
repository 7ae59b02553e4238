import { selectTexts, selectValues } from '../catalogue/select-values';
import { type Content, entitiesOf, type Entity } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import { coreOf, lifeSummary } from './lives';
import type { Rule } from './rule';

interface Role {
  path: string;
  characterId?: string;
  variantId?: string;
  name?: string;
}

interface Extracted {
  /** The world in which a variant or a plot is. */
  label?: string | undefined;
  /** The roles of a plot; nothing else has any. */
  roles: Role[];
}

interface Named {
  coreId: string;
  variantId: string;
  label: string | undefined;
}

function rolesIn(json: unknown): Role[] {
  const roles = selectValues(json, ['sections', 'mainRoles', '*']);
  return roles.map(({ path, value: role }) => {
    const texts = (['characterId', 'variantId', 'name'] as const).flatMap((key) =>
      selectTexts(role, [key]).map(({ value }) => [key, value] as const),
    );
    return { path, ...Object.fromEntries(texts) };
  });
}

/** Who bears a name in some life, by the name in small letters. */
function bearersOf(content: Content, of: (entity: Entity) => Extracted): Map<string, Named[]> {
  const bearers = new Map<string, Named[]>();
  for (const variant of content.entities.variant.values()) {
    const core = coreOf(content, variant);
    if (!core) continue;
    const { names } = lifeSummary(content, core, variant);
    for (const name of new Set(names.map((each) => each.trim().toLowerCase()))) {
      if (!name) continue;
      const named = { coreId: core.id, variantId: variant.id, label: of(variant).label };
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
export const rolesRule: Rule<Extracted> = {
  extract: (entity) => {
    if (entity.kind === 'variant') return { label: entity.value.variantLabel, roles: [] };
    if (entity.kind === 'plot') return { label: entity.value.variantLabel, roles: rolesIn(entity.json) };
    return { roles: [] };
  },
  find: (content, of) => {
    const bearers = bearersOf(content, of);
    return entitiesOf(content, ['plot']).flatMap((plot) => {
      const { file } = plot;
      const { label, roles } = of(plot);
      return roles.flatMap(({ path, characterId, variantId, name = '' }): Finding[] => {
        if (characterId === undefined && variantId === undefined) {
          const link = linkFor(bearers.get(name.trim().toLowerCase()) ?? [], label);
          const message = `${name.trim()} is somebody of the catalogue, and the role does not say so`;
          return link === undefined ? [] : [warningAt({ file, path }, message, `Add ${link}`)];
        }
        const owner = content.entities.variant.get(variantId ?? '')?.summary.character?.variantOf;
        if (owner === undefined || characterId === undefined || [owner, variantId].includes(characterId)) return [];
        const message = `${variantId} is a life of ${owner}, not of ${characterId}`;
        return [errorAt({ file, path }, message, 'Remove one of the two ids')];
      });
    });
  },
};

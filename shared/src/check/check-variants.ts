import { jsonPath } from '../catalogue/json-path';
import { selectTexts } from '../catalogue/select-values';
import type { Content, Entity } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import { lifeSummary, stageText } from './lives';
import type { Rule } from './rule';

/** A core's references to its variants, and what it says of their stages. */
interface Extracted {
  /** Where it lists its variants. */
  references: { path: string; value: string }[];
  /** What it says of the stage of each that the site knows, in the order of the list. */
  stages: { id: string; stage: string }[];
}

function checkStage(content: Content, core: Entity<'core'>, variant: Entity<'variant'>, stages: Extracted['stages']) {
  const index = stages.findIndex(({ id }) => id === variant.id);
  const inCore = stages[index]?.stage ?? stageText();
  const inFile = lifeSummary(content, core, variant).stage;
  if (inCore === inFile) return [];
  const place = { file: core.file, path: jsonPath(['variants', index, 'recordInfo']) };
  return [errorAt(place, `${variant.id} is ${inCore} here, but ${inFile} in its file`, 'Let both say the same')];
}

function checkCore(content: Content, core: Entity<'core'>, { references, stages }: Extracted): Finding[] {
  const { file } = core;
  if (references.length === 0) return [warningAt({ file }, 'the character has no variants', 'Create one')];
  return references.flatMap(({ path, value: id }, index) => {
    const variant = content.entities.variant.get(id);
    if (references.findIndex(({ value }) => value === id) !== index) {
      return [errorAt({ file, path }, `${id} is listed twice`, 'Remove one of them')];
    }
    if (!variant) {
      const remedy = `Add characters/${id}.json, or remove the entry`;
      return [errorAt({ file, path }, `there is no variant ${id}`, remedy)];
    }
    const owner = variant.summary.character?.variantOf ?? core.id;
    return owner === core.id ? checkStage(content, core, variant, stages) : [];
  });
}

function checkVariant({ entities }: Content, { id, file, summary: { character } }: Entity<'variant'>): Finding[] {
  const place = { file, path: '$.variantOf' };
  const { variantOf } = character ?? {};
  if (variantOf === undefined) {
    return [errorAt(place, 'does not say whose variant it is', 'Write the id of the core')];
  }
  const core = entities.core.get(variantOf);
  if (!core) return [errorAt(place, `there is no character ${variantOf}`, 'Write the id of the core')];
  if (core.summary.character?.variants.includes(id)) return [];
  return [
    warningAt(place, `${core.file} does not list this variant, so nobody sees it`, 'Add it to the variants there'),
  ];
}

/** Cores and variants name each other, and agree on what is published. */
export const variantsRule: Rule<Extracted> = {
  extract: (entity) => {
    if (entity.kind !== 'core') return { references: [], stages: [] };
    const { variants = [] } = entity.value;
    return {
      references: selectTexts(entity.json, ['variants', '*', 'id']),
      stages: variants.map(({ id, recordInfo }) => ({ id, stage: stageText(recordInfo) })),
    };
  },
  find: (content, of) => [
    ...[...content.entities.core.values()].flatMap((core) => checkCore(content, core, of(core))),
    ...[...content.entities.variant.values()].flatMap((variant) => checkVariant(content, variant)),
  ],
};

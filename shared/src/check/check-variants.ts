import { jsonPath } from '../catalogue/json-path';
import { mergedLife } from '../catalogue/merged-life';
import type { CharacterCore } from '../catalogue/schemas/character-core';
import type { CharacterVariant } from '../catalogue/schemas/character-variant';
import { DEFAULT_VERSION, type Staged } from '../domain/release';
import type { Content, Entity } from './content';
import { errorAt, type Finding, warningAt } from './finding';
import { selectTexts } from './select-values';

// An unpublished variant's version says nothing yet, and a new one has 0 in its file but -1 in the core.
const stageText = ({ published = false, version = DEFAULT_VERSION, releaseAt }: Staged = {}): string => {
  if (published) return `published in version ${version}`;
  return releaseAt ? `published in version ${version} from ${releaseAt} on` : 'not published';
};

function checkStage(core: Entity<CharacterCore>, variant: CharacterVariant): Finding[] {
  const index = (core.value.variants ?? []).findIndex(({ id }) => id === variant.id);
  const inCore = stageText(core.value.variants?.[index]?.recordInfo);
  const inFile = stageText(mergedLife(core.value, variant).recordInfo);
  if (inCore === inFile) return [];
  const place = { file: core.file, path: jsonPath(['variants', index, 'recordInfo']) };
  return [errorAt(place, `${variant.id} is ${inCore} here, but ${inFile} in its file`, 'Let both say the same')];
}

function checkCore(core: Entity<CharacterCore>, { variants }: Content): Finding[] {
  const { file } = core;
  const references = selectTexts(core.json, ['variants', '*', 'id']);
  if (references.length === 0) return [warningAt({ file }, 'the character has no variants', 'Create one')];
  return references.flatMap(({ path, value: id }, index) => {
    const variant = variants.get(id);
    if (references.findIndex(({ value }) => value === id) !== index) {
      return [errorAt({ file, path }, `${id} is listed twice`, 'Remove one of them')];
    }
    if (!variant) {
      const remedy = `Add characters/${id}.json, or remove the entry`;
      return [errorAt({ file, path }, `there is no variant ${id}`, remedy)];
    }
    return (variant.value.variantOf ?? core.id) === core.id ? checkStage(core, variant.value) : [];
  });
}

function checkVariant({ id, file, value }: Entity<CharacterVariant>, { cores }: Content): Finding[] {
  const place = { file, path: '$.variantOf' };
  const { variantOf } = value;
  if (variantOf === undefined) {
    return [errorAt(place, 'does not say whose variant it is', 'Write the id of the core')];
  }
  const core = cores.get(variantOf);
  if (!core) return [errorAt(place, `there is no character ${variantOf}`, 'Write the id of the core')];
  if (core.value.variants?.some((variant) => variant.id === id)) return [];
  return [
    warningAt(place, `${core.file} does not list this variant, so nobody sees it`, 'Add it to the variants there'),
  ];
}

/** Cores and variants name each other, and agree on what is published. */
export function checkVariants(content: Content): Finding[] {
  return [
    ...[...content.cores.values()].flatMap((core) => checkCore(core, content)),
    ...[...content.variants.values()].flatMap((variant) => checkVariant(variant, content)),
  ];
}

import { isEmptyValue } from '../domain/emptiness';
import type { JsonRecord } from '../domain/json-record';
import { entitiesOf } from './content';
import { type Finding, warningAt } from './finding';
import { coreOf, lifeSummary } from './lives';
import type { AnyEntity, Rule } from './rule';
import { textsIn } from './texts-in';

const PROSE_FIELDS = [
  'sections',
  'characterSheets',
  'hook',
  'summary',
  'description',
  'vibe',
  'mainLocation',
  'locations',
];
const FAMILY_FIELDS = ['motto', 'crest', 'members'];

const MAX_QUOTE = 30;

/** Left in place of a text that was still to be written. */
const PLACEHOLDER = /^\W*(?:todo|tbd|fixme|xxx|lorem ipsum)\b/i;

interface Text {
  path: string;
  text: string;
}

interface Extracted {
  findings: Finding[];
  /** Findings about pages that have no text. */
  silent: Finding[];
}

const textsOf = (json: JsonRecord, fields: readonly string[]): Text[] =>
  fields.flatMap((field) => (Object.hasOwn(json, field) ? textsIn(json[field], field) : []));

function checkText(file: string, { path, text }: Text): Finding[] {
  if (text.trim() === '') return [warningAt({ file, path }, 'blank', 'Write something, or remove it')];
  if (!PLACEHOLDER.test(text)) return [];
  return [warningAt({ file, path }, `still to be written: ${text.slice(0, MAX_QUOTE)}`, 'Write the text')];
}

const silentPage = (file: string) =>
  warningAt({ file, path: '$.sections' }, 'a page without a text', 'Write at least one section');

/** What a life says follows from two files. */
function checkSilentPage(entity: AnyEntity): Finding[] {
  const { file } = entity;
  if (entity.kind === 'plot') return isEmptyValue(entity.value.sections) ? [silentPage(file)] : [];
  if (entity.kind !== 'location') return [];
  const { summary, description } = entity.value;
  const isSilent = isEmptyValue([summary, description]);
  return isSilent ? [warningAt({ file }, 'a page without a text', 'Write a description')] : [];
}

/** What is read in the file of an entity. Of a member little is known, mostly: blank fields are how that is written. */
export const proseOf = ({ kind, json }: AnyEntity): Text[] =>
  kind === 'family'
    ? textsOf(json, FAMILY_FIELDS).filter(({ text }) => text.trim() !== '')
    : textsOf(json, PROSE_FIELDS);

/** Texts that say something. */
export const textsRule: Rule<Extracted> = {
  extract: (entity) => ({
    findings: proseOf(entity).flatMap((text) => checkText(entity.file, text)),
    silent: checkSilentPage(entity),
  }),
  find: (content, of) => {
    const entities = entitiesOf(content);
    return [
      ...entities.flatMap((entity) => of(entity).findings),
      ...entities.flatMap((entity) => of(entity).silent),
      ...entitiesOf(content, ['variant']).flatMap((variant) => {
        const core = coreOf(content, variant);
        return core && !lifeSummary(content, core, variant).hasText ? [silentPage(variant.file)] : [];
      }),
    ];
  },
};

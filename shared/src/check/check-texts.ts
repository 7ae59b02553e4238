import { jsonPath } from '../catalogue/json-path';
import { mergedLife } from '../catalogue/merged-life';
import { isEmptyValue } from '../domain/emptiness';
import type { JsonRecord } from '../domain/json-record';
import type { Content } from './content';
import { type Finding, warningAt } from './finding';
import { type Keys, textsIn } from './texts-in';

interface Text {
  file: string;
  /** Where it stands in the file. */
  keys: Keys;
  text: string;
}

const placeOf = ({ file, keys }: Text) => ({ file, path: jsonPath(keys) });

/** Shorter texts may well be said twice. */
const MIN_DUPLICATE_LENGTH = 40;

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

function textsOf({ file, json }: { file: string; json: JsonRecord }, fields: readonly string[]): Text[] {
  return fields
    .flatMap((field) => (Object.hasOwn(json, field) ? textsIn(json[field], [field]) : []))
    .map(({ keys, text }) => ({ file, keys, text }));
}

function checkText(text: Text): Finding[] {
  if (text.text.trim() === '') return [warningAt(placeOf(text), 'blank', 'Write something, or remove it')];
  if (!PLACEHOLDER.test(text.text)) return [];
  return [warningAt(placeOf(text), `still to be written: ${text.text.slice(0, MAX_QUOTE)}`, 'Write the text')];
}

function checkDuplicates(texts: readonly Text[]): Finding[] {
  const first = new Map<string, Text>();
  return texts.flatMap((text) => {
    const words = text.text.toLowerCase().replace(/\s+/g, ' ').trim();
    if (words.length < MIN_DUPLICATE_LENGTH) return [];
    const earlier = first.get(words);
    if (!earlier) {
      first.set(words, text);
      return [];
    }
    const { file, path } = placeOf(earlier);
    return [
      warningAt(
        placeOf(text),
        `the same text stands in ${file} ${path}`,
        'Say something of its own, or leave it to the one place',
      ),
    ];
  });
}

function checkSilentPages({ cores, variants, plots, locations }: Content): Finding[] {
  const silentVariants = [...variants.values()].filter(({ value }) => {
    const core = cores.get(value.variantOf ?? '')?.value;
    return core !== undefined && isEmptyValue(mergedLife(core, value).sections);
  });
  const silentPlots = [...plots.values()].filter(({ value }) => isEmptyValue(value.sections));
  const silentLocations = [...locations.values()].filter(({ value }) =>
    isEmptyValue([value.summary, value.description]),
  );
  return [
    ...[...silentVariants, ...silentPlots].map(({ file }) =>
      warningAt({ file, path: '$.sections' }, 'a page without a text', 'Write at least one section'),
    ),
    ...silentLocations.map(({ file }) => warningAt({ file }, 'a page without a text', 'Write a description')),
  ];
}

/** Texts that say something, and say it once. */
export function checkTexts(content: Content): Finding[] {
  const { cores, variants, plots, locations, families } = content;
  const inAll = (maps: readonly ReadonlyMap<string, { file: string; json: JsonRecord }>[], fields: readonly string[]) =>
    maps.flatMap((map) => [...map.values()].flatMap((each) => textsOf(each, fields)));
  const prose = inAll([cores, variants, plots, locations], PROSE_FIELDS);
  // Of a member little is known, mostly: blank fields are how that is written.
  const ofFamilies = inAll([families], FAMILY_FIELDS).filter(({ text }) => text.trim() !== '');
  return [
    ...[...prose, ...ofFamilies].flatMap(checkText),
    ...checkDuplicates([...prose, ...ofFamilies]),
    ...checkSilentPages(content),
  ];
}

import { VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import type { WordPart } from '@otherfolk/shared/search/search-files';
import { wordsOf } from '@otherfolk/shared/search/words-of';
import type { GeneratedCatalogue } from './generated-catalogue';
import type { Files } from './lives-in';
import { Visible } from './what-is-visible';

export const views = Object.keys(VIEWERS) as ViewName[];

const namesOf = (files: Files) => [...files.keys()].join('\n');

/** The full text as words, of which each stands in another file. */
const WORDS = /^search\/words-\d+\.json$/;

/** All that can be read, but for the list of images and the words of the full text. */
const textOf = (files: Files) => {
  const isText = (file: string) => file.endsWith('.json') && file !== 'images/index.json' && !WORDS.test(file);
  const json = [...files].filter(([file]) => isText(file));
  return JSON.stringify(json.map(([, value]) => value));
};

const imagesNamedIn = (text: string) => new Set(text.match(/image-[a-z]\d\.png/g));

function expectWhatIsVisible(view: ViewName, whole: Files, read: Files): void {
  const [inWhole, inRead] = [new Visible(whole, VIEWERS[view]), new Visible(read, VIEWERS[view])];
  expect(inRead.all()).toEqual(inWhole.all());
  expect(read.get('plots/index.json')).toEqual(inWhole.plotCores());
}

function expectNothingHidden(view: ViewName, whole: Files, imagesInWhole: ReadonlySet<string>, read: Files): void {
  const text = textOf(read);
  const everything = `${text}\n${namesOf(read)}`;
  const hidden = new Visible(whole, VIEWERS[view]).hiddenIds();
  const told = hidden.filter((id) => new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(everything));
  expect(told).toEqual([]);
  const named = imagesNamedIn(text);
  const hiddenImages = [...imagesInWhole].filter((image) => !named.has(image));
  const index = JSON.stringify(read.get('images/index.json'));
  expect(hiddenImages.filter((image) => `${namesOf(read)}${index}`.includes(image))).toEqual([]);
}

function expectWordsOfTexts(read: Files): void {
  const said = new Set(wordsOf(textOf(read)));
  const found = [...read].flatMap(([file, part]) => (WORDS.test(file) ? Object.keys((part as WordPart).words) : []));
  expect(found.filter((word) => !said.has(word))).toEqual([]);
}

/** Fails where a kind of viewer reads less of a catalogue than he may see, or anything that tells of the rest. */
export function expectViews(catalogue: GeneratedCatalogue, readBy: ReadonlyMap<ViewName, Files>): void {
  const whole: Files = new Map(Object.entries(catalogue));
  const imagesInWhole = imagesNamedIn(textOf(whole));
  for (const [view, read] of readBy) {
    expectWhatIsVisible(view, whole, read);
    expectNothingHidden(view, whole, imagesInWhole, read);
    expectWordsOfTexts(read);
  }
}

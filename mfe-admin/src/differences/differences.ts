import diff from 'microdiff';
import { writtenValue } from '@otherfolk/shared/json-text/written-value';

export interface Difference {
  keys: readonly (string | number)[];
  /** Undefined for a value that is not there. */
  before: unknown;
  after: unknown;
}

/** The compared texts: the files themselves, not what was read of them. */
export interface ComparedTexts {
  text: string;
  before?: { text: string };
  from?: { text: string };
}

const valueOf = (text: string | undefined) => (text ? writtenValue(text) : {}) as object;

/** Field by field, what a file says now and did not say before. Throws where one is no JSON. */
export const differencesOf = ({ text, before, from }: ComparedTexts): Difference[] =>
  diff(valueOf((before ?? from)?.text), valueOf(text)).map((each) => ({
    keys: each.path,
    before: each.type === 'CREATE' ? undefined : (each.oldValue as unknown),
    after: each.type === 'REMOVE' ? undefined : (each.value as unknown),
  }));

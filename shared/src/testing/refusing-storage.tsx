import fc from 'fast-check';
import { fuzzText } from './fuzz-files';

const json = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.dictionary(fuzzText, fc.jsonValue()));

/** The texts that may stand in the storage of a browser under a name that the site knows: anything. */
export const storedValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fuzzText,
  json.map((value) => JSON.stringify(value)),
  fc.double().map(String),
  fc.constantFrom(
    'null',
    'true',
    '[]',
    '{}',
    '{"__proto__":{"polluted":true}}',
    'dark',
    '18',
    ' 18 ',
    '-1',
    '2,3',
    '1e9',
  ),
);

type Refusal = 'reading' | 'writing' | 'everything';

/** How browsers refuse: a full disk takes no more, a closed one gives nothing; where cookies are blocked, even to ask is too much. */
export const refusals: Refusal[] = ['reading', 'writing', 'everything'];

/** Storage that refuses, until the end of the test. */
export function refuseStorage(refusal: Refusal): void {
  const refuse = () => {
    throw new DOMException('refused', refusal === 'writing' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (refusal === 'everything') {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      jest.spyOn(window, name, 'get').mockImplementation(refuse);
    return;
  }
  const names = refusal === 'reading' ? (['getItem'] as const) : (['setItem', 'removeItem', 'clear'] as const);
  for (const name of names) jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
}

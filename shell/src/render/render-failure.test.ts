import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { NotFoundError } from '@otherfolk/shared/contract/not-found-error';
import { renderFailureOf } from './render-failure';

const because = (cause: unknown) => new NotFoundError('Plot not found', { cause });

test.each<[string, unknown, string]>([
  [
    'a file that is no JSON',
    because(new CatalogueError('not-json', '/data/plots/storm.json')),
    'Plot not found: /data/plots/storm.json is no JSON',
  ],
  [
    'a file that is not there',
    because(new CatalogueError('not-ok', '/data/plots/storm.json')),
    'Plot not found: /data/plots/storm.json is not there, or is not for visitors',
  ],
  ['an item that is not for visitors', new NotFoundError('Plot not found'), 'Plot not found'],
  ['a fault of the code', new TypeError('x is undefined'), 'x is undefined'],
])('%s is named', (_, error, text) => {
  expect(renderFailureOf(error)).toBe(text);
});

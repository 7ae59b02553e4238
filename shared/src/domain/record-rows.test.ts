/** @jest-environment node */
import { type Recorded, recordRows } from './record-rows';

test.each<[string, Recorded | undefined, string[][]]>([
  ['nothing', undefined, []],
  ['an empty record', {}, []],
  [
    'a full record',
    { modelName: 'Quill 2', version: 1, dateUpdated: '2026-10-02', dateAdded: '2026-03-01', contentRating: 0 },
    [
      ['Rating', 'Everyone'],
      ['Added', '2026-03-01'],
      ['Updated', '2026-10-02'],
      ['Version', '1'],
      ['Model', 'Quill 2'],
    ],
  ],
  ['version 0, which is no release', { version: 0 }, []],
  ['no version yet', { version: -1 }, []],
  ['a blank model and a rating that has no name', { modelName: ' ', contentRating: 9 }, []],
])('the rows of %s', (_, record, rows) => {
  expect(recordRows(record)).toEqual(rows);
});

import fc from 'fast-check';
import { coreGroups } from '../fields/core-groups';
import { fieldsOf } from '../fields/field-spec';
import { nameAtPath } from './use-asked-field';

test.each([
  ['$.sections["RP Hooks"][2]', 'sections/RP Hooks.2'],
  ['$.images.gallery[1].file', 'images/gallery.1.file'],
  ['$.name', 'name'],
  ['$.unknown', undefined],
  ['$', undefined],
  ['$["\\x"]', undefined],
  ['$["unknown"].name', undefined],
])('%s is %s', (path, name) => {
  expect(nameAtPath(path, fieldsOf(coreGroups({})))).toBe(name);
});

test('an address of any form asks for a field of the form or for none', () => {
  const fields = fieldsOf(coreGroups({}));
  const parts = fc.constantFrom('$', '.name', '["', '"]', '\\', 'x', '[0]', '.images', '\u0000');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(parts).map((each) => each.join('')),
      ),
      (path) => {
        expect(['string', 'undefined']).toContain(typeof nameAtPath(path, fields));
      },
    ),
  );
});

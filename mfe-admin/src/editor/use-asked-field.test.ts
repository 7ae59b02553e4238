import { coreGroups } from '../fields/core-groups';
import { fieldsOf } from '../fields/field-spec';
import { nameAtPath } from './use-asked-field';

test.each([
  ['$.sections["RP Hooks"][2]', 'sections/RP Hooks.2'],
  ['$.images.gallery[1].file', 'images/gallery.1.file'],
  ['$.name', 'name'],
  ['$.unknown', undefined],
  ['$', undefined],
])('%s is %s', (path, name) => {
  expect(nameAtPath(path, fieldsOf(coreGroups({})))).toBe(name);
});

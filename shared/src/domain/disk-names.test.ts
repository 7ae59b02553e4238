/** @jest-environment node */
import { diskName, isDeviceName } from './disk-names';

test.each([
  ['A.png', 'a.png'],
  ['Zoë'.normalize('NFD'), 'zoë'],
  ['ÉTÉ', 'été'],
])('%s and %s are one name on some disks', (one, other) => {
  expect(diskName(one)).toBe(diskName(other));
});

test.each([
  ['resume', 'résumé'],
  ['a.png', 'a.jpg'],
])('%s and %s are two names on every disk', (one, other) => {
  expect(diskName(one)).not.toBe(diskName(other));
});

test.each(['con', 'CON', 'con.json', 'aux.tar.gz', 'nul', 'prn', 'com1', 'LPT9.png'])('%s is a device', (name) => {
  expect(isDeviceName(name)).toBe(true);
});

test.each(['connor', 'con-1', 'com10', 'com', 'aux@400.avif', 'falcon.png'])('%s is no device', (name) => {
  expect(isDeviceName(name)).toBe(false);
});

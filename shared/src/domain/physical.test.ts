/** @jest-environment node */
import { heightText, measurementsText, parseHeight, parseMeasurements, parseWeight, weightText } from './physical';

test.each([
  [`5'7" (170.2 cm)`, { feet: '5', inches: '7' }, `5'7" (170.2 cm)`],
  [`5'7" (999 cm)`, { feet: '5', inches: '7' }, `5'7" (170.2 cm)`],
  [`6'0"`, { feet: '6', inches: '0' }, `6'0" (182.9 cm)`],
  [`5'10.5" (179.1 cm)`, { feet: '5', inches: '10.5' }, `5'10.5" (179.1 cm)`],
  [`5'4''`, { feet: '5', inches: '4' }, `5'4" (162.6 cm)`],
  ['5’ 4”', { feet: '5', inches: '4' }, `5'4" (162.6 cm)`],
  ['5 ft 4 in', { feet: '5', inches: '4' }, `5'4" (162.6 cm)`],
  ['', { feet: '', inches: '' }, ''],
])('the height is read and computed: %s', (text, parts, written) => {
  expect(parseHeight(text)).toEqual(parts);
  expect(heightText(parts)).toBe(written);
});

test.each([
  ['132 lbs (59.9 kg)', { pounds: '132' }, '132 lbs (59.9 kg)'],
  ['220.462 lbs', { pounds: '220.462' }, '220.462 lbs (100 kg)'],
  ['1 lb', { pounds: '1' }, '1 lbs (0.5 kg)'],
  ['120', { pounds: '120' }, '120 lbs (54.4 kg)'],
  ['120 pounds', { pounds: '120' }, '120 lbs (54.4 kg)'],
  ['', { pounds: '' }, ''],
])('the weight is read and computed: %s', (text, parts, written) => {
  expect(parseWeight(text)).toEqual(parts);
  expect(weightText(parts)).toBe(written);
});

test.each([
  [
    '34B-26-36 in (86.4-66-91.4 cm)',
    { bust: '34', cup: 'B', waist: '26', hips: '36' },
    '34B-26-36 in (86.4-66-91.4 cm)',
  ],
  ['34dd-26-36', { bust: '34', cup: 'DD', waist: '26', hips: '36' }, '34DD-26-36 in (86.4-66-91.4 cm)'],
  ['38-32-38 in', { bust: '38', cup: '', waist: '32', hips: '38' }, '38-32-38 in (96.5-81.3-96.5 cm)'],
  ['', { bust: '', cup: '', waist: '', hips: '' }, ''],
])('the measurements are read and computed: %s', (text, parts, written) => {
  expect(parseMeasurements(text)).toEqual(parts);
  expect(measurementsText(parts)).toBe(written);
});

test.each(['tall', '1.70 m', '5 feet'])('%s is free text', (text) => {
  expect([parseHeight(text), parseWeight(text), parseMeasurements(text)]).toEqual([undefined, undefined, undefined]);
});

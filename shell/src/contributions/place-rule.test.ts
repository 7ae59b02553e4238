/** @jest-environment node */
import { placeRules } from './place-rule';

test('a place has the height that was declared, another one on wide screens, and cannot push anything away', () => {
  expect(placeRules('map/section', { height: 120, wideHeight: 240 })).toBe(
    '[data-place="map/section"]{height:120px;overflow:auto;contain:layout paint}' +
      '@media(min-width:640px){[data-place="map/section"]{height:240px}}' +
      'section:has([data-place="map/section"]:empty){visibility:hidden}',
  );
});

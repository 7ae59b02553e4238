/** @jest-environment node */
import { staticPage } from './static-page';

const start = '<script data-scripts="[&quot;/a.js&quot;]" data-preloads="[]">(()=>{let a=1>0})()</script>\n';
const data = '<script type="application/json" id="boot">{}</script>';

test('everything but the start script stays', () => {
  expect(staticPage(`<head>\n${start}<link></head>${data}`)).toBe(`<head>\n<link></head>${data}`);
});

test('a page without one is refused', () => {
  expect(() => staticPage(data)).toThrow('no start script');
});

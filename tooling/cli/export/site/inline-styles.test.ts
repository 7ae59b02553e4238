/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inlineStylesIn } from './inline-styles';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'styles-'))));
afterEach(() => rm(folder, { recursive: true }));

test.each([
  ['with plain rules', 'a>b{color:red}', true],
  ['with an address from the root', '@font-face{src:url(/assets/a.woff2)}', true],
  ['with an image of its own', `a{background:url("data:image/svg+xml,%3csvg/%3e")}`, true],
  ['with a full address', 'a{background:url(https://a.example/b.png)}', true],
  ['with a relative address', 'a{background:url(b.png)}', false],
  ['with a relative address in quotes', 'a{background:URL( "b.png" )}', false],
  ['that imports another', '@import "b.css";', false],
  ['whose line ends HTML would change', 'a{}\r\nb{}', false],
  ['that would end its element', 'a{content:"</STYLE><script>"}', false],
])('a style sheet %s can stand in a page: %s is %p', async (_, text, canStand) => {
  await writeFile(path.join(folder, 'a.css'), text);
  await writeFile(path.join(folder, 'a.js'), 'a()');
  expect(inlineStylesIn(folder, '/remotes/plots/1/')).toEqual(canStand ? { '/remotes/plots/1/a.css': text } : {});
});

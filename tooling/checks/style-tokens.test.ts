/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { workspaceOf } from '@otherfolk/webpack/workspaces';

const tokens = readFileSync(fromRoot('shared/src/ui/tokens.css'), 'utf8');
const breakpoints = [...tokens.matchAll(/^ \* (\d+px): /gm)].map(([, width]) => width);
const layers = [...tokens.matchAll(/^ {2}(--z-[a-z]+): /gm)].map(([, name]) => name);

const sheets = ['shared', 'shell', ...remoteIds.map(workspaceOf)].flatMap((workspace) =>
  readdirSync(fromRoot(workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(workspace, 'src', file)),
);

function found(pattern: RegExp): { sheet: string; text: string }[] {
  return sheets.flatMap((sheet) => {
    const rules = readFileSync(fromRoot(sheet), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    return [...rules.matchAll(pattern)].map(([text]) => ({ sheet, text }));
  });
}

test('tokens name breakpoints and layers', () => {
  expect(breakpoints).toContain('900px');
  expect(layers).toContain('--z-bars');
  expect(new Set(breakpoints).size).toBe(breakpoints.length);
});

test('style sheets ask for the width of the window at a breakpoint, from there on or below', () => {
  const known = breakpoints.flatMap((width) => [`(width >= ${width})`, `(width < ${width})`]);
  expect(
    found(/(?<!@container[^{;]*)\([^()]*(?:width|inline-size)[^()]*\)(?=[^{;]*\{)/g).filter(
      ({ text }) => !known.includes(text),
    ),
  ).toEqual([]);
});

test('style sheets take what lies over what from the tokens', () => {
  const known = layers.map((layer) => `z-index: var(${layer});`);
  expect(found(/z-index:[^;}]*;?/g).filter(({ text }) => !known.includes(text))).toEqual([]);
});

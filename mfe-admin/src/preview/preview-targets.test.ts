import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { followField } from './follow-field';
import { blockOfField, targetsOf } from './preview-targets';

test.each<[string, string[]]>([
  ['<section id="rp-hooks"><p id="x">', ['sections/RP Hooks']],
  ['<section id="favorites-quirks"><p id="x">', ['sections/Favorites & Quirks']],
  ['<section id="life-stages"><p id="x">', ['sections/Life Stages']],
  ['<section id="gallery"><img id="x">', ['gallery', 'images/gallery']],
  ['<header><h1 id="x">', ['variantOverrides/variantName', 'nameInfo/fullName']],
  ['<div><img id="x">', ['banner/background', 'images/bannerImage']],
  ['<section id="unknown"><p id="x">', []],
])('%s', (html, targets) => {
  document.body.innerHTML = html;
  expect(targetsOf('core', document.getElementById('x') as Element)).toEqual(targets);
});

test.each<[FileKind, string, string[]]>([
  ['plot', '<section id="gallery"><p id="x">', ['images/gallery']],
  ['plot', '<section id="setting"><p id="x">', ['sections']],
  ['location', '<header><h1 id="x">', ['name']],
  ['family', '<p id="x">', ['members']],
  ['changelog', '<section id="one"><p id="x">', ['releases']],
])('the page of a %s leads from %s to its field', (kind, html, targets) => {
  document.body.innerHTML = html;
  expect(targetsOf(kind, document.getElementById('x') as Element)).toEqual(targets);
});

test.each<[FileKind, string, string]>([
  ['core', 'sections/RP Hooks', 'rp-hooks'],
  ['core', 'physical/build', 'stats'],
  ['core', 'nameInfo/nickname', 'title'],
  ['variant', 'variantOverrides/physical/build', 'stats'],
  ['variant', 'gallery', 'gallery'],
  ['core', 'images/avatar', 'banner'],
  ['plot', 'sections/mainRoles', 'roles'],
  ['location', 'vibe', 'vibe'],
  ['site', 'name', 'title'],
])('the preview of a %s shows the field %s in the block %s', (kind, name, block) => {
  expect(blockOfField(kind, name)).toBe(block);
});

function previewOf(top: number) {
  document.body.innerHTML =
    '<div id="pane"><div data-preview><header></header><section id="stats"></section></div></div>';
  const rect = (from: number, to: number) => ({ top: from, bottom: to }) as DOMRect;
  const pane = document.getElementById('pane') as HTMLElement;
  pane.getBoundingClientRect = () => rect(100, 500);
  (pane.querySelector('#stats') as Element).getBoundingClientRect = () => rect(top, top + 50);
  return pane;
}

test.each([
  ['below what is in sight comes into it', 900, 784],
  ['that is in sight stays where it is', 300, 0],
])('a block %s when its field is edited', (_, top, scrollTop) => {
  const pane = previewOf(top);
  followField(pane, 'core', 'physical/build');
  expect(pane.scrollTop).toBe(scrollTop);
});

import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { targetsOf } from './preview-targets';

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
])('on the page of a %s, %s leads to its field', (kind, html, targets) => {
  document.body.innerHTML = html;
  expect(targetsOf(kind, document.getElementById('x') as Element)).toEqual(targets);
});

import { targetsOf } from './preview-targets';

test.each([
  ['<section id="rp-hooks"><p id="x">', ['sections/RP Hooks']],
  ['<section id="favorites-quirks"><p id="x">', ['sections/Favorites & Quirks']],
  ['<section id="life-stages"><p id="x">', ['sections/Life Stages']],
  ['<section id="gallery"><img id="x">', ['gallery', 'images/gallery']],
  ['<header><h1 id="x">', ['variantOverrides/variantName', 'nameInfo/fullName']],
  ['<div><img id="x">', ['banner/background', 'images/bannerImage']],
  ['<section id="unknown"><p id="x">', []],
])('%s', (html, targets) => {
  document.body.innerHTML = html;
  expect(targetsOf(document.getElementById('x') as Element)).toEqual(targets);
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
// The metrics are those of @capsizecss/metrics 4.3.0, whose 170 MB nothing else here would read.
import metrics from './font-metrics.json';

const {
  arial,
  arialBold,
  arimo,
  arimoBold,
  georgia,
  helveticaNeue,
  helveticaNeueBold,
  marcellus,
  notoSans,
  notoSansBold,
  notoSerif,
  roboto,
  robotoBold,
  segoeUI,
  segoeUIBold,
  sourceSans3,
  sourceSans3SemiBold,
  timesNewRoman,
  tinos,
} = metrics;

type FontMetrics = Parameters<typeof createFontStack>[0][number];

interface Fallback {
  metrics: FontMetrics;
  /** The names that its file goes by, the PostScript name too; without them, those that capsize knows. */
  names?: string[];
}

/** Made to the measures of the fonts of Microsoft, as Arimo and Tinos are. */
const liberation = (of: FontMetrics, familyName: string, ...names: string[]): Fallback => ({
  metrics: { ...of, familyName },
  names,
});

/** Android before version 12 has other names for it. */
const NOTO_SERIF = ['Noto Serif', 'NotoSerif', 'Noto Serif Regular', 'NotoSerif-Regular'];

/** The faces of a weight, or of a range of weights, in the order in which a browser looks for them. */
const faces: { font: FontMetrics; weight?: string; fallbacks: Fallback[] }[] = [
  {
    font: marcellus,
    fallbacks: [
      { metrics: georgia },
      { metrics: notoSerif, names: NOTO_SERIF },
      { metrics: timesNewRoman },
      liberation(tinos, 'Liberation Serif', 'Liberation Serif', 'LiberationSerif'),
    ],
  },
  {
    font: sourceSans3,
    weight: '200 500',
    fallbacks: [
      { metrics: segoeUI },
      { metrics: roboto, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
      { metrics: helveticaNeue },
      { metrics: arial },
      liberation(arimo, 'Liberation Sans', 'Liberation Sans', 'LiberationSans'),
      { metrics: notoSans, names: ['Noto Sans', 'NotoSans', 'Noto Sans Regular', 'NotoSans-Regular'] },
    ],
  },
  {
    font: sourceSans3SemiBold,
    weight: '600 900',
    fallbacks: [
      { metrics: segoeUIBold },
      { metrics: robotoBold },
      { metrics: helveticaNeueBold },
      { metrics: arialBold },
      liberation(arimoBold, 'Liberation Sans', 'Liberation Sans Bold', 'LiberationSans-Bold'),
      { metrics: notoSansBold },
    ],
  },
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A face as it stands in a style sheet. */
const faceOf = (font: FontMetrics, { metrics: fallback, names }: Fallback, weight?: string): string[] =>
  createFontStack([font, fallback], { fontFaceFormat: 'styleObject' }).fontFaces.flatMap((made) => {
    const { src, ...measures } = made['@font-face'];
    const face = {
      ...measures,
      fontFamily: `'${font.familyName} Fallback: ${fallback.familyName}'`,
      ...(weight && { fontWeight: weight }),
      src: names ? names.map((name) => `local('${name}')`).join(', ') : src,
    };
    return Object.entries(face).map(([name, value]) => `${kebab(name)}: ${value}`);
  });

const sheet = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

const declared = [...sheet('fallback-fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = '']) =>
  face
    .split(';')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .sort(),
);

test('the fallback faces are those that capsize computes', () => {
  const computed = faces.flatMap(({ font, weight, fallbacks }) =>
    fallbacks.map((fallback) => faceOf(font, fallback, weight).sort()),
  );
  expect(declared).toEqual(computed);
});

test.each(['Marcellus', 'Source Sans 3'])('the fallback faces of %s follow it, in their order', (font) => {
  const stack = new RegExp(`\\s'?${font}'?,[^;]+`).exec(sheet('tokens.css'))?.[0] ?? '';
  const families = new Set([...sheet('fallback-fonts.css').matchAll(/(?<=font-family: )'.+'/g)].map(([name]) => name));
  expect(stack.match(/'[^']*Fallback: [^']*'/g)).toEqual([...families].filter((name) => name.startsWith(`'${font} `)));
});

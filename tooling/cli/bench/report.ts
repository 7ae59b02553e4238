import { aligned } from './aligned';
import { KB, verdictsOf } from './budgets';
import { CONDITIONS } from './conditions';
import type { LoadFigures } from './measure-load';
import { spread } from './median';
import type { PageResult } from './run-bench';

/** Plain pages whose first paint varies more than this were not alone on the machine. */
const QUIET_SPREAD = 0.2;

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const kilobytes = (value: number) => `${(value / KB).toFixed(1)} kB`;
const count = (value: number) => String(Math.round(value));

const ROWS: [label: string, figure: keyof LoadFigures, show: (value: number) => string][] = [
  ['first contentful paint', 'firstContentfulPaint', milliseconds],
  ['largest contentful paint', 'largestContentfulPaint', milliseconds],
  ['cumulative layout shift', 'layoutShift', (value) => value.toFixed(3)],
  ['total blocking time', 'blockingTime', milliseconds],
  ['requests', 'requests', count],
  ['… before the largest picture', 'requestsBeforePicture', count],
  ['… of them style sheets', 'styleSheetsBeforePicture', count],
  ['script before ready', 'scriptBeforeReady', kilobytes],
  ['script in all', 'script', kilobytes],
  ['firebase', 'firebase', (value) => `${count(value)} bytes`],
  ['request levels to ready', 'levels', count],
  ['time to ready', 'ready', milliseconds],
];

/** What can be told of a page of another site; when it is ready, of one that says so as ours do. */
const COMPARABLE = new Set<keyof LoadFigures>([
  'firstContentfulPaint',
  'largestContentfulPaint',
  'layoutShift',
  'blockingTime',
  'requests',
  'requestsBeforePicture',
  'styleSheetsBeforePicture',
  'script',
  'ready',
]);

const NONE = '-';
const shown = (value: number, show: (value: number) => string) => (Number.isFinite(value) ? show(value) : NONE);

const ratioOf = (ours: number, theirs: number) => (theirs > 0 ? (ours / theirs).toFixed(2) : NONE);

function peerCells({ site, peers }: PageResult, figure: keyof LoadFigures, show: (value: number) => string): string[] {
  return peers.flatMap(({ figures }) =>
    figures && COMPARABLE.has(figure)
      ? [shown(figures[figure], show), ratioOf(site[figure], figures[figure])]
      : [NONE, NONE],
  );
}

function figureRows(result: PageResult): string[][] {
  const { url, site, static: plain, peers } = result;
  const rows = ROWS.map(([label, figure, show]) => [
    label,
    shown(site[figure], show),
    shown(plain[figure], show),
    figure === 'levels' ? NONE : ratioOf(site[figure], plain[figure]),
    ...peerCells(result, figure, show),
  ]);
  return [[url, 'site', 'static', 'ratio', ...peers.flatMap(({ name }) => [name, 'ratio'])], ...rows];
}

function leftOut(results: readonly PageResult[]): string[] {
  const lines = results.flatMap(({ url, peers }) =>
    peers.flatMap(({ name, reason }) => (reason === undefined ? [] : [`${url} of ${name} is left out: ${reason}`])),
  );
  return lines.length > 0 ? [...lines, ''] : [];
}

function budgetRows(results: readonly PageResult[]): string[][] {
  const rows = new Map<string, string[]>();
  for (const { budget, limit, measured, holds } of verdictsOf(results)) {
    const row = rows.get(budget) ?? [`${budget} ${limit}`];
    rows.set(budget, [...row, `${measured} ${holds ? 'holds' : 'MISSED'}`]);
  }
  return [['budget', ...results.map(({ url }) => url)], ...rows.values()];
}

function disturbance(results: readonly PageResult[]): string[] {
  const widest = Math.max(
    ...results.map(({ loads }) => spread(loads.static.map(({ firstContentfulPaint }) => firstContentfulPaint))),
  );
  if (!(widest > QUIET_SPREAD)) return [];
  const percent = Math.round(widest * 100);
  return [
    `The first paint of a static page varied by ${percent} % between loads: the machine was busy, and times and ratios are rough.`,
    '',
  ];
}

/** The figures of each page beside those of its static twin and of other sites, and whether each budget holds. */
export function report(results: readonly PageResult[], runs: number): string {
  const head = `Production build, medians of ${runs} cold loads: ${CONDITIONS}.`;
  const tables = aligned(results.flatMap((result) => [...figureRows(result), ['']]));
  return [head, '', ...disturbance(results), ...tables, ...leftOut(results), ...aligned(budgetRows(results))].join(
    '\n',
  );
}

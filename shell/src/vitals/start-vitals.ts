import { onCLS, onINP, onLCP } from 'web-vitals';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { onSession, readViewer } from '@otherfolk/shared/session/watcher';
import type { PageLoad } from '@otherfolk/shared/storage/page-loads';
import { FAILURE_MARK, type MarkedFailure } from '../remotes/failure-mark';
import { keepPageLoad } from './keep-page-load';
import { pageKind } from './page-kind';
import { remoteTimes } from './remote-times';
import { sendFigures } from './send-figures';

const MAX_SAID_LENGTH = 200;

const DECIMALS = 4;

interface Measured {
  /** The URLs of the shell's scripts, as JSON. */
  scripts: string | undefined;
  /** The manifests of the remotes that run; more come while the page is open. */
  remotes: Readonly<Record<string, string>>;
  /** The address that the owner of the site has named for figures, where there is one. */
  address: string | undefined;
}

/** The name of the script by which a shell is known. */
const shellOf = (scripts = '[]') => (JSON.parse(scripts) as string[]).at(-1)?.split('/').at(-1) ?? '';

/** Measures the load of this page, and keeps the figures in the browser of an admin. To be called once, after the page is ready. */
export function startVitals({ scripts, remotes, address }: Measured): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const opened = new URL(navigation?.name ?? location.href);
  const load: PageLoad = {
    at: Math.round(performance.timeOrigin),
    page: pageKind(opened.pathname),
    shell: shellOf(scripts),
    remotes: {},
    failed: [],
    load: navigation && Math.round(navigation.loadEventEnd),
  };
  const keep = () => {
    load.remotes = remoteTimes(remotes, performance.getEntriesByType('resource'), location.href);
    // Nobody else can see them: the control room is for admins.
    if (readViewer().memType === 'a') keepPageLoad(load);
  };
  const all = { reportAllChanges: true };
  const inWholeMs = (figure: 'lcp' | 'inp') => (metric: { value: number }) => {
    load[figure] = Math.round(metric.value);
    keep();
  };
  onLCP(inWholeMs('lcp'), all);
  onINP(inWholeMs('inp'), all);
  onCLS(({ value }) => {
    load.cls = Number(value.toFixed(DECIMALS));
    keep();
  }, all);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName(FAILURE_MARK)) {
      const { id, while: stage, said } = (entry as PerformanceMark).detail as MarkedFailure;
      const release = releaseIn(remotes[id] ?? '');
      load.failed.push({ id, release, while: stage, said: said.slice(0, MAX_SAID_LENGTH) });
    }
    keep();
  }).observe({ type: 'mark', buffered: true });
  keep();
  // Who looks may be known later.
  onSession(keep);
  const leave = () => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', leave, true);
    keep();
    if (address) sendFigures(address, load);
  };
  // The figures of the library come first: it listens to the document.
  addEventListener('visibilitychange', leave, true);
}

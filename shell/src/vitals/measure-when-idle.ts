import type { startVitals } from './start-vitals';

/** Browsers without idle callbacks wait this long. */
const LATER_MS = 2000;

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, LATER_MS);
};

/** Measures the load of this page when the browser has nothing else to do: whoever reads never waits for it. */
export function measureWhenIdle(measured: Parameters<typeof startVitals>[0]): void {
  whenIdle(() => {
    import(/* webpackChunkName: "vitals" */ './start-vitals').then(
      (module) => module.startVitals(measured),
      // What is not measured is missed by nobody.
      (error: unknown) => console.info('This page is not measured', error),
    );
  });
}

import type { Finding, Scan } from './scan';

type Result = [result: string, modifier: number];

/** Scripts of the page's own host need no hash; the Observatory lets those of its whole domain pass. */
function resultFor(src: string, hasHash: boolean): Result {
  const isOwn = !/^(https?:)?\/\//i.test(src);
  if (isOwn) return hasHash ? ['own-with-hash', 5] : ['own', 0];
  if (/^https:/i.test(src)) return hasHash ? ['foreign-with-hash', 5] : ['foreign-without-hash', -5];
  return hasHash ? ['insecure-with-hash', -20] : ['insecure-without-hash', -50];
}

export function integrity({ document }: Scan): Finding {
  const scripts = [...document.querySelectorAll('script[src]')];
  const [worst = ['no-foreign-scripts', 0] satisfies Result] = scripts
    .map((script) => resultFor(script.getAttribute('src') ?? '', Boolean(script.getAttribute('integrity'))))
    .sort(([, a], [, b]) => a - b);
  return { rule: 'subresource-integrity', result: worst[0], modifier: worst[1] };
}

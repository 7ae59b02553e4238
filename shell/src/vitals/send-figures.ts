import type { PageLoad } from '@otherfolk/shared/storage/page-loads';

/** The figures of a load as they are sent: which releases ran, how long it took, and which remotes failed. Nothing of what was read, and of nobody. */
export const figuresOf = ({ page, shell, remotes, failed, load, lcp, inp, cls }: PageLoad) => ({
  ...{ page, shell, load, lcp, inp, cls },
  remotes: Object.fromEntries(Object.entries(remotes).map(([id, { release, ms }]) => [id, { release, ms }])),
  failed: failed.map(({ id, release, while: stage }) => ({ id, release, while: stage })),
});

/** Sends them to the address that the owner of the site has named: without cookies, and without the address of the page. */
export function sendFigures(address: string, load: PageLoad): void {
  const body = JSON.stringify(figuresOf(load));
  // The page may be gone before the answer comes, which nobody reads.
  fetch(address, {
    ...{ method: 'POST', body, keepalive: true, mode: 'no-cors' },
    ...{ credentials: 'omit', referrerPolicy: 'no-referrer' },
  }).catch(() => undefined);
}

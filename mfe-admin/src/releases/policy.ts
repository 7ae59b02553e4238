/** Whether a policy lets pages load from an origin: `connect-src` has that of each remote, as `script-src` does. */
export function isAllowedBy(policy: string, origin: string): boolean {
  const sources = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .find(([name]) => name === 'connect-src');
  const { protocol, hostname } = new URL(origin);
  return !sources || sources.some((source) => source === origin || source === `${protocol}//${hostname}:*`);
}

/** Whether the policy that stands in this page lets it load from an origin. */
export function allowsOrigin(origin: string): boolean {
  if (origin === location.origin) return true;
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return isAllowedBy(policy, origin);
}

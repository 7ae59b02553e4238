/** A page that breaks its policy in a loop is one fault, not a thousand. */
const MOST = 10;

/**
 * Sends each violation of the page's policy to an address that the owner of the site has named, as JSON: which directive, what was
 * blocked, and where. Nothing of the reader, and no query of the address, goes along.
 */
export function reportViolations(address: string): void {
  let sent = 0;
  document.addEventListener('securitypolicyviolation', (event) => {
    if (sent++ >= MOST) return;
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, disposition } = event;
    const body = { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, disposition };
    const report = { type: 'csp-violation', url: location.origin + location.pathname, body };
    navigator.sendBeacon(address, JSON.stringify(report));
  });
}

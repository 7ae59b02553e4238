import { reportViolations } from './report-violations';

const violate = (more: object = {}) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'script-src',
      blockedURI: 'https://evil.example/x.js',
      sourceFile: 'https://folk.example/assets/main.js',
      lineNumber: 1,
      columnNumber: 2,
      disposition: 'enforce',
      ...more,
    }),
  );

test('a violation is reported without the query of the page, and at most ten of one page', () => {
  window.history.replaceState(null, '', '/plots?tag=secret#x');
  const send = jest.fn<boolean, [string, string]>(() => true);
  Object.assign(navigator, { sendBeacon: send });
  reportViolations('https://reports.example/csp');
  violate({ sample: 'what somebody typed' });
  const [address, text] = send.mock.calls[0] ?? [];
  expect(address).toBe('https://reports.example/csp');
  expect(JSON.parse(text ?? '')).toEqual({
    type: 'csp-violation',
    url: 'http://localhost/plots',
    body: {
      effectiveDirective: 'script-src',
      blockedURI: 'https://evil.example/x.js',
      sourceFile: 'https://folk.example/assets/main.js',
      lineNumber: 1,
      columnNumber: 2,
      disposition: 'enforce',
    },
  });
  for (let count = 0; count < 50; count++) violate();
  expect(send).toHaveBeenCalledTimes(10);
});

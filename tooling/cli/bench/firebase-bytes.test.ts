/** @jest-environment node */
import { firebaseBytes } from './firebase-bytes';
import type { LoggedRequest } from './request-log';

const bodies: Record<string, string> = {
  'http://localhost/main.js': 'import("./auth.js")',
  'http://localhost/auth.js': 'registerVersion("@firebase/auth","1.0.0")',
};

const request = (url: string, type = 'Script') =>
  ({
    id: url,
    url,
    type,
    initiator: 'parser',
    initiatorUrls: [],
    isUrgent: false,
    start: 0,
    bytes: 10,
  }) as LoggedRequest;

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => new Response(bodies[String(url)]));
});

test.each([
  [['http://localhost/main.js'], 0],
  [['http://localhost/main.js', 'http://localhost/auth.js'], 10],
  [['https://identitytoolkit.googleapis.com/v1/x'], 10],
  [['https://www.gstatic.com/firebasejs/app.js', 'https://site.firebaseapp.com/__/auth'], 20],
  [['http://localhost/googleapis.com'], 0],
])('%j', async (urls, bytes) => {
  const requests = urls.map((url) => request(url, url in bodies ? 'Script' : 'Fetch'));
  await expect(firebaseBytes(requests)).resolves.toBe(bytes);
});

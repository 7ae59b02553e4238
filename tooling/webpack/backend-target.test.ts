/** @jest-environment node */
import { backendDefinition } from './backend-definition';
import { targetOf } from './backend-target';
import { fingerprintOf } from './fingerprint';
import { buildFolder, buildIds } from './workspaces';

const settings = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'folk.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'folk',
  FIREBASE_APP_ID: '1:2:web:3',
};
const hosted = targetOf('hosted', settings);
const embedded = targetOf('embedded', {});
const none = targetOf('none', {});

test('a hosted build has the settings of its environment', () => {
  expect(hosted).toEqual({
    kind: 'hosted',
    appCheckKey: '',
    options: { apiKey: 'key', authDomain: 'folk.firebaseapp.com', projectId: 'folk', appId: '1:2:web:3' },
  });
});

test.each([
  [{ ...settings, FIREBASE_APP_ID: '' }, 'A build for a Firebase project needs FIREBASE_APP_ID in the environment.'],
  [{}, /^A build for a Firebase project needs FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, .* in the environment\.$/],
  [
    { ...settings, FIREBASE_AUTH_DOMAIN: 'https://folk.example' },
    "FIREBASE_AUTH_DOMAIN is 'https://folk.example', which is no host name",
  ],
  [{ ...settings, FIREBASE_AUTH_DOMAIN: "x.example; script-src 'unsafe-inline'" }, 'which is no host name'],
])('settings that are not enough are one clear sentence', (environment: NodeJS.ProcessEnv, sentence) => {
  expect(() => targetOf('hosted', environment)).toThrow(sentence);
});

test('App Check is part of a build whose environment names a site key', () => {
  const withKey = (FIREBASE_APP_CHECK_SITE_KEY: string) =>
    targetOf('hosted', { ...settings, FIREBASE_APP_CHECK_SITE_KEY });
  expect(withKey('6Le_x-Y')).toMatchObject({ appCheckKey: '6Le_x-Y' });
  expect(() => withKey("x; script-src 'unsafe-inline'")).toThrow('which is no site key of reCAPTCHA v3');
});

test('the shell alone is built anew for another backend, and for other settings of it', () => {
  const moved = targetOf('hosted', { ...settings, FIREBASE_PROJECT_ID: 'other' });
  const fingerprints = (id: (typeof buildIds)[number]) =>
    new Set(
      [embedded, hosted, moved, none].map((target) =>
        fingerprintOf(id, 'production', target, { files: [], packages: [] }),
      ),
    );
  for (const id of buildIds) expect(fingerprints(id).size).toBe(id === 'shell' ? 4 : 1);
  const folders = (id: (typeof buildIds)[number]) =>
    new Set(([embedded, hosted, none] as const).map(({ kind }) => buildFolder(id, kind)));
  for (const id of buildIds) expect(folders(id).size).toBe(id === 'shell' ? 3 : 1);
});

test('a build has the settings of its backend, property by property, and nothing of another one', () => {
  expect(backendDefinition(none)).toEqual({ BACKEND_TARGET: { kind: '"none"' } });
  expect(backendDefinition(hosted)).toEqual({
    BACKEND_TARGET: {
      kind: '"hosted"',
      appCheckKey: '""',
      options: { apiKey: '"key"', authDomain: '"folk.firebaseapp.com"', projectId: '"folk"', appId: '"1:2:web:3"' },
    },
  });
});

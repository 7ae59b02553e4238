/** @jest-environment node */
import { backendSources } from './document';

test.each([
  [
    'the embedded backend',
    { kind: 'embedded', projectId: 'p', apiKey: 'k', gapiScript: '/g.js' },
    { frames: "'self'" },
  ],
  ['no backend', { kind: 'none' }, { frames: "'none'" }],
  [
    'a Firebase project',
    { kind: 'hosted', options: { apiKey: 'k', authDomain: 'folk.firebaseapp.com', projectId: 'p', appId: 'a' } },
    {
      scripts: 'https://apis.google.com',
      frames: 'https://folk.firebaseapp.com',
      calls:
        'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com',
    },
  ],
] as const)('for %s, the policy of a page allows exactly what signing in needs', (_, target, sources) => {
  expect(backendSources(target)).toEqual(sources);
});

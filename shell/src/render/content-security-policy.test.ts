/** @jest-environment node */
import { backendSources, contentSecurityPolicy, cspHash, scriptSources } from './content-security-policy';

test.each([
  [
    'the embedded backend',
    { kind: 'embedded', projectId: 'p', apiKey: 'k', gapiScript: '/g.js', mailPage: '/m' },
    { frames: "'self'" },
  ],
  ['no backend', { kind: 'none' }, { frames: "'none'" }],
  [
    'a Firebase project',
    {
      kind: 'hosted',
      appCheckKey: '',
      options: { apiKey: 'k', authDomain: 'folk.firebaseapp.com', projectId: 'p', appId: 'a' },
    },
    {
      scripts: ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
      frames: 'https://folk.firebaseapp.com',
      calls:
        'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com',
      policies: 'gapi#gapi goog#html',
    },
  ],
  [
    'a Firebase project with App Check',
    { kind: 'hosted', appCheckKey: 'k', options: { apiKey: 'k', authDomain: 'f.example', projectId: 'p', appId: 'a' } },
    {
      scripts: [
        'https://apis.google.com/js/api.js',
        'https://apis.google.com/_/scs/',
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
      ],
      frames: 'https://f.example https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      calls:
        'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
      policies: 'gapi#gapi goog#html',
    },
  ],
] as const)('the policy of a page for %s allows exactly what signing in needs', (_, target, sources) => {
  expect(backendSources(target)).toEqual(sources);
});

const origins = ['https://plots.example'];
const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));

test.each([
  [false, [], []],
  [true, ['http://localhost:*', 'http://127.0.0.1:*'], ['ws://localhost:*', 'ws://127.0.0.1:*']],
])(
  'a policy allows its own script and styles, the origins of remotes, for overrides (%p) %j',
  (fromLoopback, loopback, sockets) => {
    const policy = directives(
      contentSecurityPolicy({ inlineScript: 'start()', inlineStyles: ['i{}', 'b{}'], origins, fromLoopback }),
    );
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", cspHash('start()'), ...origins, ...loopback]);
    expect(policy['style-src']).toEqual(["'self'", cspHash('i{}'), cspHash('b{}'), ...origins, ...loopback]);
    expect(policy['connect-src']).toEqual(["'self'", ...origins, ...loopback, ...sockets]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['default']);
    expect(JSON.stringify(policy)).not.toMatch(/unsafe/);
  },
);

test.each([
  [{}, ["'self'", 'https://plots.example']],
  [{ vitals: 'https://figures.example' }, ["'self'", 'https://plots.example', 'https://figures.example']],
])('a page may call its own origin, those of remotes, and where figures are sent: %j', (more, sources) => {
  const policy = directives(contentSecurityPolicy({ inlineScript: '', inlineStyles: [], origins, ...more }));
  expect(policy['connect-src']).toEqual(sources);
});

test('the origins that a page trusts with scripts are those of its policy', () => {
  expect(scriptSources({ origins })).toEqual(origins);
});

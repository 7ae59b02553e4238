/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen } from '@otherfolk/system/listen';

const ours = readFileSync(fromRoot('firestore.rules'), 'utf8');

/** Runs the script against an answer as Google's rules service gives it. */
async function compare(deployed: string | undefined) {
  const asked: string[] = [];
  const { port, close } = await listen(0, (request, response) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    if (deployed === undefined) return void response.writeHead(403).end('{}');
    const release = { rulesetName: 'projects/p/rulesets/1' };
    const ruleset = { source: { files: [{ name: 'firestore.rules', content: deployed }] } };
    response.end(JSON.stringify(request.url?.includes('/releases/') ? release : ruleset));
  });
  const child = spawn(process.execPath, [fromRoot('.github/deploy/compare-rules.mjs')], {
    cwd: fromRoot(),
    env: { ...process.env, FIREBASE_PROJECT_ID: 'p', ACCESS_TOKEN: 'token', RULES_API: `http://localhost:${port}` },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  await close();
  return { code, said, asked };
}

test('rules that are ours are well, whatever ends their lines', async () => {
  await expect(compare(ours.replaceAll('\n', '\r\n'))).resolves.toEqual({
    code: 0,
    said: '',
    asked: ['Bearer token /projects/p/releases/cloud.firestore', 'Bearer token /projects/p/rulesets/1'],
  });
});

test('other rules fail, by name', async () => {
  const { code, said } = await compare(ours.replace('allow', 'allow  '));
  expect([code, said]).toEqual([1, expect.stringContaining('Firestore enforces other rules than firestore.rules')]);
});

test('a service that does not answer fails', async () => {
  const { code, said } = await compare(undefined);
  expect([code, said]).toEqual([1, 'projects/p/releases/cloud.firestore answered 403\n']);
});

/** @jest-environment node */
import { listen } from '@otherfolk/system/listen';
import { originOf, readLiveSite } from './live-site';

test.each([
  ['https://my.example', 'https://my.example'],
  ['https://my.example/', 'https://my.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('the site %s has the origin %s', (text, origin) => {
  expect(originOf(text)).toBe(origin);
});

test.each(['my.example', 'ftp://my.example', 'https://my.example/plots', 'https://me@my.example', ''])(
  'the site %j is refused',
  (text) => {
    expect(() => originOf(text)).toThrow(`'${text}' is no origin such as https://my.example.`);
  },
);

/** Reads what a site that answers so says of itself. */
async function readFrom(status: number, body: string) {
  const server = await listen(0, (_, response) => response.writeHead(status).end(body));
  try {
    return await readLiveSite(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.close();
  }
}

const said = { contract: 5, singletons: {}, extensionPoints: {}, parts: [{ id: 'shell', live: '1', since: 'today' }] };

test('a site may say more than the kit knows of', async () => {
  await expect(readFrom(200, JSON.stringify({ ...said, more: 1 }))).resolves.toEqual({
    ...said,
    parts: [{ id: 'shell', live: '1' }],
  });
});

test.each<[string, number, string, RegExp]>([
  ['is missing', 404, '', /releases\.json does not say what is live: it answers 404\.$/],
  ['is no JSON', 200, '<html>', /does not say what is live: .*JSON/],
  ['has no parts', 200, JSON.stringify({ ...said, parts: undefined }), /does not say what is live: parts: /],
])('a list of releases that %s is refused with one sentence', async (_, status, body, sentence) => {
  await expect(readFrom(status, body)).rejects.toThrow(sentence);
});

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBackend } from '@otherfolk/local-backend';
import { listen } from '@otherfolk/system/listen';
import { siteHandler } from '../../serve/site-handler';
import { hashOf } from '../content-pack';
import { openSaving } from '../open-saving';

/** The content of a file beside the catalogue. */
export const SECRET = 'the-text-that-nobody-may-change';

/** The text of the file that the catalogue begins with. */
export const SITE_TEXT = '{"name":"Mine"}';

export const deployment = {
  registry: {},
  declarations: [],
  problems: [],
  folders: new Map<string, string>(),
  renderPage: () => Promise.resolve({ status: 200, rendered: true, html: 'page' }),
};

interface Answered {
  status: number;
  body: { error?: { code: number; status: string; message: string }; [name: string]: unknown };
}

/** The hash of a text as it is given to the server. */
export const hashOfText = (text: string) => hashOf(Buffer.from(text));

/** A site with members of each kind, whose editors save. */
export async function openSavingSite() {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-save-')));
  const catalogue = path.join(home, 'mine');
  mkdirSync(catalogue);
  const backend = await openBackend({ environment: { ACCOUNTS_DIR: path.join(home, 'accounts') }, port: 0 });
  const saving = await openSaving(catalogue, backend);
  const server = await listen(0, siteHandler({ deployment, folder: catalogue, backend: backend.handler, saving }));
  const origin = `http://localhost:${server.port}`;
  const tokens = new Map<string, string>();
  for (const who of ['admin', 'editor', 'member', 'preview']) {
    const body = JSON.stringify({ email: `${who}@demo.test`, password: 'demo-password' });
    const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
    const answer = await fetch(origin + signIn, { method: 'POST', body });
    tokens.set(who, ((await answer.json()) as { idToken: string }).idToken);
  }

  async function call(name: string, init: RequestInit & { as?: string } = {}): Promise<Answered> {
    const { as = 'editor', headers, ...others } = init;
    const token = tokens.get(as);
    const answer = await fetch(`${origin}/__/catalogue/${name}`, {
      ...others,
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as Answered['body'] };
  }

  const post = (name: string, body: unknown, as = 'editor') =>
    call(name, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), as });

  const at = (name: string) => path.join(catalogue, name);
  const put = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  return {
    ...{ home, catalogue, backend, server, origin, tokens, call, post, put },
    save: (...files: object[]) => post('changes', { summary: 'A change', files }),
    /** Null where there is no such file. */
    on: (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : null),
    /** The catalogue as it began, but for its history. */
    reset: () => {
      for (const name of readdirSync(catalogue)) if (name !== '.history') rmSync(at(name), { recursive: true });
      writeFileSync(path.join(home, 'secret.json'), SECRET);
      put('site.json', SITE_TEXT);
    },
    close: async () => {
      await saving.close();
      await server.close();
      await backend.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Backend } from '@otherfolk/local-backend';
import { HttpError } from '@otherfolk/system/http/http-error';
import { parseJson } from '@otherfolk/system/http/parse-json';
import { readBody } from '@otherfolk/system/http/read-body';
import { refuseForeignPages } from '@otherfolk/system/http/refuse-foreign-pages';
import { sendError } from '@otherfolk/system/http/send-error';
import { sendJson } from '@otherfolk/system/http/send-json';
import { changeFrom, restoreFrom } from './change-request';
import type { ChangeStore } from './change-store';
import { listedCharacters } from './listed-characters';
import { readWritable } from './read-writable';

/** Where editors save to the catalogue, on the origin of the site. */
const PREFIX = '/__/catalogue/';

const LARGEST_BODY = 64 * 1024 * 1024;

const HISTORY_OF_ONE = /^history\/([^/]+)$/;

/** What a server needs to let editors save. */
export interface Saving {
  store: ChangeStore;
  editorFrom: Backend['editorFrom'];
}

interface SaveHandlerOptions extends Saving {
  /** Called when files of the catalogue may have changed, before whoever saved hears of it. */
  onChange: () => void;
}

interface Call {
  request: IncomingMessage;
  url: URL;
  /** The name behind the prefix. */
  name: string;
  by: string;
  /** Throws where whoever calls is an editor no more. */
  confirm: () => void;
}

function refuseOtherMethods(request: IncomingMessage, method: string): void {
  if (request.method !== method) throw new HttpError('METHOD_NOT_ALLOWED', `Only ${method} is answered here.`);
}

const bodyOf = async (request: IncomingMessage) => parseJson(await readBody(request, LARGEST_BODY));

/** Answers what editors ask of the catalogue that is served. */
export function saveHandler({ store, editorFrom, onChange }: SaveHandlerOptions) {
  async function changing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      // The change is told also where the work failed: an earlier save may have been completed on the way.
      onChange();
    }
  }

  async function answerCall({ request, url, name, by, confirm }: Call): Promise<object> {
    if (name === 'changes') {
      refuseOtherMethods(request, 'POST');
      const change = await changeFrom(await bodyOf(request), by);
      return changing(() => store.save(change, confirm));
    }
    if (name === 'restore') {
      refuseOtherMethods(request, 'POST');
      const wanted = restoreFrom(await bodyOf(request), by);
      return changing(() => store.restore(wanted, confirm));
    }
    const [, id] = HISTORY_OF_ONE.exec(name) ?? [];
    if (!['target', 'history', 'files', 'unlisted'].includes(name) && id === undefined)
      throw new HttpError('NOT_FOUND', 'Nothing of the catalogue is here.');
    refuseOtherMethods(request, 'GET');
    if (id !== undefined) return store.texts(id, url.searchParams.get('path') ?? '');
    if (name === 'files') return readWritable(store.catalogue, url.searchParams.get('in') ?? undefined);
    if (name === 'unlisted') return readWritable(store.catalogue, 'characters', listedCharacters(store.catalogue));
    if (name === 'history') return { changes: store.listChanges(), damaged: store.listDamaged() };
    return { catalogue: path.basename(store.catalogue), canWrite: store.canWrite };
  }

  return {
    owns: (pathname: string): boolean => pathname.startsWith(PREFIX),
    async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
      try {
        refuseForeignPages(request);
        const confirm = () => editorFrom(request.headers.authorization);
        const { email: by } = confirm();
        const name = url.pathname.slice(PREFIX.length);
        sendJson(response, 200, await answerCall({ request, url, name, by, confirm }));
      } catch (error) {
        sendError(request, response, url.pathname, error);
      }
    },
  };
}

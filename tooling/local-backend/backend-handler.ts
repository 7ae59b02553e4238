import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from '@otherfolk/system/http/http-error';
import { parseJson } from '@otherfolk/system/http/parse-json';
import { readBody } from '@otherfolk/system/http/read-body';
import { refuseForeignPages } from '@otherfolk/system/http/refuse-foreign-pages';
import { sendError } from '@otherfolk/system/http/send-error';
import { sendJson } from '@otherfolk/system/http/send-json';
import type { Auth } from './auth/auth';
import type { Mailbox } from './auth/mailbox';
import { callerFrom } from './caller';
import type { Firestore } from './firestore/firestore';
import { servePage } from './pages/serve-page';

/** The paths that belong to the backend, on the origin of the site. */
const OWN =
  /^\/(?:identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|v1\/projects|emulator\/auth|__\/local)\//;
const ACCOUNTS_CALL = /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(\w+)$/;
const TOKEN_CALL = '/securetoken.googleapis.com/v1/token';
/** The address that the mail page reads. */
const MAILS = '/__/local/mails.json';
const DOCUMENTS_CALL = /^\/v1\/(projects\/.+):(\w+)$/;

interface Services {
  auth: Auth;
  mailbox: Mailbox;
  firestore: Firestore;
}

/** Answers the part of a site's requests that is the backend's. */
export interface BackendHandler {
  owns: (pathname: string) => boolean;
  handle: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>;
}

async function answerCall(request: IncomingMessage, pathname: string, services: Services): Promise<object> {
  const { auth, firestore, mailbox } = services;
  refuseForeignPages(request);
  if (request.method === 'GET' && pathname === MAILS) return mailbox.mails;
  const unknown = new HttpError('UNIMPLEMENTED', `${request.method} ${pathname} is not served by the local backend.`);
  if (request.method !== 'POST') throw unknown;
  const [, accountsCall] = ACCOUNTS_CALL.exec(pathname) ?? [];
  if (accountsCall) return auth.call(accountsCall, parseJson(await readBody(request)));
  if (pathname === TOKEN_CALL) return auth.refresh(new URLSearchParams(await readBody(request)));
  const [, name, documentsCall] = DOCUMENTS_CALL.exec(pathname) ?? [];
  if (!name || !documentsCall) throw unknown;
  const body = await readBody(request);
  return firestore.call(name, documentsCall, parseJson(body), callerFrom(request.headers.authorization, auth));
}

export const backendHandler = (services: Services): BackendHandler => ({
  owns: (pathname) => OWN.test(pathname),
  async handle(request, response, pathname) {
    if (servePage(request, response, pathname)) return;
    try {
      sendJson(response, 200, await answerCall(request, decodeURIComponent(pathname), services));
    } catch (error) {
      sendError(request, response, pathname, error);
    }
  },
});

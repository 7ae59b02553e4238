import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { ACTION_PAGE } from '../auth/mail-texts';
import { GAPI_SCRIPT, MAIL_PAGE } from '../target/embedded-target';

/** The files that stand in for Google's window and for its mails: no request leaves this machine. */
const PAGES: Record<string, { file: string; type: string }> = {
  [GAPI_SCRIPT]: { file: 'gapi.js', type: 'text/javascript' },
  '/__/local/relay.js': { file: 'relay.js', type: 'text/javascript' },
  '/__/local/account.js': { file: 'account.js', type: 'text/javascript' },
  '/__/local/account.css': { file: 'account.css', type: 'text/css' },
  '/__/local/action.js': { file: 'action.js', type: 'text/javascript' },
  '/__/local/mails.js': { file: 'mails.js', type: 'text/javascript' },
  [MAIL_PAGE]: { file: 'mails.html', type: 'text/html' },
  [ACTION_PAGE]: { file: 'action.html', type: 'text/html' },
  '/emulator/auth/iframe': { file: 'relay.html', type: 'text/html' },
  '/emulator/auth/handler': { file: 'account.html', type: 'text/html' },
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves a page of the sign-in; false where the path is none of them. */
export function servePage(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
  const page = Object.hasOwn(PAGES, pathname) ? PAGES[pathname] : undefined;
  if (!page || request.method !== 'GET') return false;
  response.writeHead(200, {
    'Content-Type': `${page.type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-cache',
  });
  createReadStream(fileURLToPath(new URL(page.file, import.meta.url)))
    .on('error', () => response.destroy())
    .pipe(response);
  return true;
}

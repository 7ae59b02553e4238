import type { Outcome } from './case';
import type { Caller } from './people';
import { post } from './post';
import type { DatabaseRequest } from './requests';

export interface Answer {
  outcome: Outcome;
  body: unknown;
}

/** A database that the suite runs against. */
export interface DatabaseUnderTest {
  /** Brings back the documents that each case begins with. */
  reset: () => Promise<void>;
  call: (request: DatabaseRequest, as: Caller) => Promise<Answer>;
  close: () => Promise<void>;
}

/** Makes a call over HTTP. The official server answers reads with a list, also when it refuses. */
export async function callOver(url: string, { call, body }: DatabaseRequest, token: string | null): Promise<Answer> {
  const headers = { 'Content-Type': 'text/plain', ...(token !== null && { Authorization: `Bearer ${token}` }) };
  const { ok, text } = await post(`${url}:${call}`, JSON.stringify(body), headers);
  const json = JSON.parse(text) as unknown;
  const first = (Array.isArray(json) ? json[0] : json) as { error?: { status: Outcome } } | undefined;
  return { outcome: ok ? 'OK' : (first?.error?.status ?? 'INVALID_ARGUMENT'), body: json };
}

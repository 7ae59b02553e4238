import type { Outcome } from './case';
import type { Caller } from './people';
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
  const response = await fetch(`${url}:${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', ...(token !== null && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const json = (await response.json()) as unknown;
  const first = (Array.isArray(json) ? json[0] : json) as { error?: { status: Outcome } } | undefined;
  return { outcome: response.ok ? 'OK' : (first?.error?.status ?? 'INVALID_ARGUMENT'), body: json };
}

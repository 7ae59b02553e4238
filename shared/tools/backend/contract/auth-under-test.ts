import { EMBEDDED_PROJECT } from '../../../build/backend-target';
import { startEmbeddedBackend } from './embedded-backend';

export interface AuthAnswer {
  /** `OK`, or the code at the beginning of the error's message. */
  outcome: string;
  body: Record<string, unknown>;
}

/** An identity service that the suite runs against. */
export interface AuthUnderTest {
  /** Calls `accounts:{call}` as the SDK does. */
  call: (call: string, body: object) => Promise<AuthAnswer>;
  refresh: (form: Record<string, string>) => Promise<AuthAnswer>;
  close: () => Promise<void>;
}

function authOver(origin: string, close: () => Promise<void>): AuthUnderTest {
  async function post(path: string, body: BodyInit, type: string): Promise<AuthAnswer> {
    const response = await fetch(`${origin}/${path}?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    const json = (await response.json()) as Record<string, unknown> & { error?: { message: string } };
    return { outcome: response.ok ? 'OK' : (json.error?.message.split(/[ :]/)[0] ?? ''), body: json };
  }
  return {
    call: (call, body) =>
      post(`identitytoolkit.googleapis.com/v1/accounts:${call}`, JSON.stringify(body), 'application/json'),
    refresh: (form) =>
      post('securetoken.googleapis.com/v1/token', new URLSearchParams(form), 'application/x-www-form-urlencoded'),
    close,
  };
}

export async function embeddedAuth(): Promise<AuthUnderTest> {
  const { origin, close } = await startEmbeddedBackend();
  return authOver(origin, close);
}

/** The emulator at FIREBASE_AUTH_EMULATOR_HOST, set to answer as projects with protection against the guessing of addresses do. */
export async function officialAuth(host: string): Promise<AuthUnderTest> {
  const origin = `http://${host}`;
  await fetch(`${origin}/emulator/v1/projects/${EMBEDDED_PROJECT}/accounts`, { method: 'DELETE' });
  const response = await fetch(`${origin}/emulator/v1/projects/${EMBEDDED_PROJECT}/config`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The official Auth emulator cannot be configured: ${await response.text()}`);
  return authOver(origin, () => Promise.resolve());
}

import { EMBEDDED_PROJECT } from '../target/embedded-target';
import { startEmbeddedBackend } from './embedded-backend';
import { post } from './post';

interface AuthAnswer {
  /** `OK`, or the code at the beginning of the error's message. */
  outcome: string;
  body: Record<string, unknown>;
}

/** The content of a mail with a link. */
interface SentCode {
  to: string;
  mode: string;
  oobCode: string;
}

/** An identity service that the suite runs against. */
export interface AuthUnderTest {
  /** Calls `accounts:{call}` as the SDK does. */
  call: (call: string, body: object) => Promise<AuthAnswer>;
  /** The codes that were sent so far, the newest first. */
  codes: () => Promise<SentCode[]>;
  refresh: (form: Record<string, string>) => Promise<AuthAnswer>;
  close: () => Promise<void>;
}

function authOver(origin: string, codes: AuthUnderTest['codes'], close: () => Promise<void>): AuthUnderTest {
  async function send(path: string, body: string, type: string): Promise<AuthAnswer> {
    const { ok, text } = await post(`${origin}/${path}?key=local`, body, { 'Content-Type': type });
    const json = JSON.parse(text) as Record<string, unknown> & { error?: { message: string } };
    return { outcome: ok ? 'OK' : (json.error?.message.split(/[ :]/)[0] ?? ''), body: json };
  }
  return {
    call: (call, body) =>
      send(`identitytoolkit.googleapis.com/v1/accounts:${call}`, JSON.stringify(body), 'application/json'),
    refresh: (form) =>
      send(
        'securetoken.googleapis.com/v1/token',
        new URLSearchParams(form).toString(),
        'application/x-www-form-urlencoded',
      ),
    codes,
    close,
  };
}

const codeIn = (to: string, link: string): SentCode => {
  const { searchParams } = new URL(link, 'http://localhost');
  return { to, mode: searchParams.get('mode') ?? '', oobCode: searchParams.get('oobCode') ?? '' };
};

export async function embeddedAuth(): Promise<AuthUnderTest> {
  const { origin, close } = await startEmbeddedBackend();
  const codes = async () => {
    const mails = (await (await fetch(`${origin}/__/local/mails.json`)).json()) as { to: string; link: string }[];
    return mails.map(({ to, link }) => codeIn(to, link));
  };
  return authOver(origin, codes, close);
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
  const codes = async () => {
    const answer = await fetch(`${origin}/emulator/v1/projects/${EMBEDDED_PROJECT}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; newEmail?: string; oobLink: string }[] };
    return oobCodes.map(({ email, newEmail, oobLink }) => codeIn(newEmail ?? email, oobLink)).reverse();
  };
  return authOver(origin, codes, () => Promise.resolve());
}

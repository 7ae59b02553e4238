import type { LoggedRequest } from './request-log';

const HOSTS = /(^|\.)(googleapis|gstatic|firebaseio|firebaseapp)\.com$/;

/** Each package of the SDK registers itself under such a name, which no minifier may change. */
const SDK_MARK = '@firebase/';

const holdsSdk = new Map<string, Promise<boolean>>();

async function readMark(url: string): Promise<boolean> {
  const response = await fetch(url);
  return (await response.text()).includes(SDK_MARK);
}

function isFirebase({ url, type }: LoggedRequest): Promise<boolean> {
  if (HOSTS.test(new URL(url).hostname)) return Promise.resolve(true);
  if (type !== 'Script') return Promise.resolve(false);
  const known = holdsSdk.get(url) ?? readMark(url);
  holdsSdk.set(url, known);
  return known;
}

/** What went over the network for Firebase: scripts with a part of its SDK in them, and whatever came from its hosts. */
export async function firebaseBytes(requests: readonly LoggedRequest[]): Promise<number> {
  const bytes = await Promise.all(requests.map(async (request) => ((await isFirebase(request)) ? request.bytes : 0)));
  return bytes.reduce((sum, each) => sum + each, 0);
}

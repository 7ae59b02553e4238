import * as v from 'valibot';
import { RELEASES_FILE } from '@otherfolk/shared/contract/releases';
import { messageOf } from '@otherfolk/shared/domain/message-of';

/** The part of that file by which a remote is measured. A newer site may say more. */
const liveSiteSchema = v.object({
  contract: v.number(),
  /** The versions of the libraries that the shell provides. */
  singletons: v.record(v.string(), v.string()),
  extensionPoints: v.record(v.string(), v.number()),
  parts: v.array(
    v.object({
      id: v.string(),
      live: v.optional(v.string()),
      declaration: v.optional(v.looseObject({ id: v.string() })),
    }),
  ),
});

export type LiveSite = v.InferOutput<typeof liveSiteSchema>;

/** The origin that somebody typed. Throws one sentence for what is none. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new Error(`'${text}' is no origin such as https://my.example.`);
  return url.origin;
}

/** Reads what `releases.json` of a site says. Throws one sentence where it says nothing of use. */
export function parseLiveSite(json: unknown): LiveSite {
  const parsed = v.safeParse(liveSiteSchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
}

/** Asks a site what is live. Rejects with one sentence. */
export async function readLiveSite(origin: string): Promise<LiveSite> {
  const url = `${origin}/${RELEASES_FILE}`;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`it answers ${response.status}`);
    return parseLiveSite(await response.json());
  } catch (cause) {
    throw new Error(`${url} does not say what is live: ${messageOf(cause)}.`, { cause });
  }
}

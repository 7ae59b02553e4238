/** What a command that writes a whole site is told on purpose. */
export const onPurpose = { without: { type: 'string', multiple: true }, adopt: { type: 'boolean' } } as const;

export interface OnPurpose {
  /** URLs of pages and files that the site is to do without; one that ends in `/*` means all below it. */
  without: string[];
  /** Whether files in the folder that no export wrote are replaced. */
  adopt: boolean;
}

/** The origin that a text names. Throws one clear sentence, with the name of the setting, for what is none. */
export function originFrom(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`${name} is '${text}', which is no http(s) origin such as https://example.org.`);
  return url.origin;
}

/** The URL that violations are reported to. Throws one clear sentence, with the name of the setting, for what is none. */
export function reportsFrom(option: string | undefined, { SITE_REPORTS }: NodeJS.ProcessEnv): string | undefined {
  const [text, name] = option === undefined ? [SITE_REPORTS, 'SITE_REPORTS'] : [option, '--reports'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[;,\s]/.test(text))
    throw new Error(`${name} is '${text}', which is no http(s) URL such as https://example.org/reports.`);
  return url.href;
}

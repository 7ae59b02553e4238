import { LRUCache } from 'lru-cache';
import type { DeployedSite } from '@otherfolk/shared/contract/rendering';
import { tintRule } from '@otherfolk/shared/domain/tint';
import { type Boot, BOOT_ID, ROOT_ID } from '../page-state/boot';
import { type RemoteAssets, scriptsOf } from '../page-state/remote-assets';
import { contentSecurityPolicy, scriptSources } from './content-security-policy';
import type { Drawing } from './drawing';
import type { Piece } from './encode-pieces';
import { escapeAttribute } from './escape-attribute';
import { styleElements } from './style-elements';

/** Rules that pages have in common: whoever is named in many of them. */
const MAX_TINTS = 2000;

const tintRules = new LRUCache<string, string>({ max: MAX_TINTS, memoMethod: tintRule });

/** JSON that can stand inside a script element: no text in it can end the element or open a comment. */
export const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The origin of an absolute URL, where it can stand in a policy. */
function originOf(url: string): string[] {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return [];
  const { origin } = new URL(url);
  return /[;,]/.test(origin) ? [] : [origin];
}

/**
 * The element that preloads a font behind the first images, which have a slow line to themselves: text can be read before its font has
 * come.
 */
const fontPreload = (url: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeAttribute(url)}" crossorigin fetchpriority="low">\n`;

interface DocumentParts extends Drawing {
  /** The pairs of colours that stand in it; in a browser, Tint adds the rules of later pages. */
  tints: Iterable<string | undefined>;
  /** The style rules that keep the places of contributions. */
  placeRules?: Iterable<string>;
  boot: Boot;
  /** The remote that owns the page: its scripts are asked for together with the shell's. Those of widgets come after them. */
  owner: RemoteAssets | undefined;
  /** Whether remotes may come from the computer that looks at the page. */
  isForOverrides?: boolean;
  /** The address that figures of page loads are sent to. */
  vitals?: string | undefined;
  site: Pick<
    DeployedSite,
    'scripts' | 'styles' | 'inlineStyles' | 'fonts' | 'inlineScript' | 'standaloneScripts' | 'reports' | 'remotes'
  >;
}

/** A page in pieces that follow each other: most of it is the same in many pages, and need not be copied for each. */
export function documentPieces(parts: DocumentParts): Piece[] {
  const { head, body, boot, owner, site, isForOverrides = false, vitals } = parts;
  const tints = [...parts.tints].map((id) => (id ? tintRules.memo(id) : ''));
  // Contributions are drawn in the order in which their code comes.
  const rules = [...tints, ...[...(parts.placeRules ?? [])].sort()].join('');
  const known = Object.values(boot.known).flatMap((assets) => assets ?? []);
  const origins = [...new Set(Object.values(site.remotes).flatMap((remote) => originOf(remote?.manifestUrl ?? '')))];
  const insistOn = (url: string) => {
    const integrity = known.map((assets) => assets.integrity?.[url]).find(Boolean);
    return integrity ? ` integrity="${escapeAttribute(integrity)}" crossorigin` : '';
  };
  const preloads = owner ? scriptsOf(owner) : [];
  const styles = styleElements(site, known, insistOn);
  const policy = contentSecurityPolicy({
    inlineScript: site.inlineScript,
    inlineStyles: [...styles.texts, ...(rules && [rules])],
    origins,
    fromLoopback: isForOverrides,
    ...(site.reports && { reports: new URL(site.reports).origin }),
    ...(vitals && { vitals: new URL(vitals).origin }),
  });
  const scriptData = Object.entries({
    scripts: JSON.stringify(site.scripts),
    preloads: JSON.stringify(preloads),
    sources: JSON.stringify(scriptSources({ origins })),
    ...(isForOverrides && { overrides: site.standaloneScripts.overrides ?? '' }),
    offline: site.standaloneScripts.offline ?? '',
    ...(site.reports && { reports: site.reports }),
  })
    .map(([name, value]) => `data-${name}="${escapeAttribute(value)}"`)
    .join(' ');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    // It guards only what stands behind it.
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">\n`,
    '<meta name="color-scheme" content="dark light">\n',
    // The images that it asks for are on their way while the rest comes.
    head,
    '\n',
    ...site.fonts.map(fontPreload),
    `<script ${scriptData}>${site.inlineScript}</script>\n`,
    ...styles.pieces,
    rules && `<style>${rules}</style>\n`,
    // Chrome loads it anew with each page that is opened: an SVG is a document, which takes a phone 13 ms each time.
    '<link rel="icon" href="/assets/icon.png" type="image/png" sizes="96x96">\n',
    `</head><body><div id="${ROOT_ID}">`,
    body,
    `</div>\n<script type="application/json" id="${BOOT_ID}">`,
    inertJson(boot),
    '</script>\n</body></html>',
  ];
}

import { escapedHtml } from './escaped-html';

type Tag = (value: string) => string;

const plain = (tag: string): [Tag, string] => [() => `<${tag}>`, `</${tag}>`];
const link: Tag = (value) => `<a href="${value.replace(/\|.*$/, '')}">`;
const titled: Tag = (value) => `<div>${value === '' ? '' : `<p>${value}</p>`}`;

/** The tags of forums and of World Anvil, as HTML. Anything else in brackets is words, such as `[laughs]`. */
const TAGS: Readonly<Record<string, [Tag, string]>> = {
  ...Object.fromEntries(
    ['b', 'i', 'u', 's', 'sub', 'sup', 'small', 'big', 'table', 'tr', 'td', 'th', 'ul', 'ol', 'li', 'p', 'pre'].map(
      (tag) => [tag, plain(tag)],
    ),
  ),
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, plain(tag)])),
  ...Object.fromEntries(
    [
      'center',
      'left',
      'right',
      'justify',
      'indent',
      'align',
      'container',
      'section',
      'row',
      'col',
      'col2',
      'col3',
      'card',
      'aloud',
      'box',
    ].map((tag) => [tag, plain('div')]),
  ),
  ...Object.fromEntries(
    ['color', 'colour', 'size', 'font', 'small-caps', 'smallcaps', 'highlight', 'abbr', 'bg', 'ins'].map((tag) => [
      tag,
      plain('span'),
    ]),
  ),
  url: [link, '</a>'],
  email: [(value) => link(value === '' ? '' : `mailto:${value}`), '</a>'],
  quote: [titled, '</div>'],
  spoiler: [titled, '</div>'],
  list: [(value) => (value === '' ? '<ul>' : '<ol>'), '</ul>'],
  '*': [() => '<li>', ''],
  br: [() => '<br>', ''],
  hr: [() => '<hr>', ''],
  code: plain('pre'),
  // The explanation is words, too.
  tooltip: [(value) => (value === '' ? '<span>' : `<span>(${value}) `), '</span>'],
};

/** Tags whose words are an address. */
const ADDRESSES: Readonly<Record<string, Tag>> = {
  img: (address) => `<img src="${address}">`,
  url: (address) => `<a href="${address}">${address}</a>`,
  email: (address) => `<a href="mailto:${address}">${address}</a>`,
  youtube: (address) => `<iframe src="${address}"></iframe>`,
  media: (address) => `<iframe src="${address}"></iframe>`,
  video: (address) => `<iframe src="${address}"></iframe>`,
};

const TAG = /\[(\/?)([a-z*][a-z0-9-]*)(?:[=:| ]([^\]\n]*))?\]/gi;
const ADDRESS = /\[(img|url|email|youtube|media|video)(?:[= ][^\]\n]*)?\]([^[\]\n]*)\[\/\1\]/gi;
const unquoted = (value: string): string => value.replace(/^(?:"|&quot;)|(?:"|&quot;)$/g, '').trim();

/** Makes HTML of BBCode, for the reader of HTML; its own letters cannot become tags of HTML. */
export function bbcodeToHtml(source: string): string {
  const escaped = escapedHtml(source.replace(/\r\n?/g, '\n'));
  const addressed = escaped.replace(ADDRESS, (all: string, name: string, address: string) => {
    const tag = name.toLowerCase();
    const hasValue = new RegExp(`^\\[${tag}[= ]`, 'i').test(all);
    if (hasValue && tag !== 'img') return all;
    return ADDRESSES[tag]?.(address.trim()) ?? all;
  });
  return addressed
    .replace(TAG, (all: string, slash: string, name: string, value: string | undefined) => {
      const tag = TAGS[name.toLowerCase()];
      if (!tag || !Object.hasOwn(TAGS, name.toLowerCase())) return all;
      return slash === '' ? tag[0](unquoted(value ?? '')) : tag[1];
    })
    .replace(/\n{2,}/g, '<p>')
    .replace(/\n/g, '<br>');
}

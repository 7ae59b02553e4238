import { QuoteType, Tokenizer } from 'htmlparser2';

export interface HtmlHandler {
  /** `source` is the tag as it is written. */
  onOpen: (tag: string, attributes: ReadonlyMap<string, string>, source: string) => void;
  onClose: (tag: string, source: string) => void;
  onText: (text: string) => void;
  onComment: (text: string) => void;
}

/**
 * Reads HTML of any quality in one pass. The tokens are read, not the tree: a hundred thousand tags that stand inside each other cost no
 * more than others.
 */
export function readHtmlTokens(html: string, { onOpen, onClose, onText, onComment }: HtmlHandler): void {
  let start = 0;
  let tag = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  const nothing = () => undefined;
  const open = (end: number) => onOpen(tag, attributes, html.slice(start, end + 1));
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(from, to) {
        start = from - 1;
        tag = html.slice(from, to).toLowerCase();
        attributes = new Map();
      },
      onattribname(from, to) {
        attribute = html.slice(from, to).toLowerCase();
        value = '';
      },
      onattribdata: (from, to) => void (value += html.slice(from, to)),
      onattribentity: (code) => void (value += String.fromCodePoint(code)),
      onattribend(quote) {
        if (!attributes.has(attribute)) attributes.set(attribute, quote === QuoteType.NoValue ? '' : value);
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (from, to) => onClose(html.slice(from, to).toLowerCase(), html.slice(from - 2, to + 1)),
      ontext: (from, to) => onText(html.slice(from, to)),
      ontextentity: (code) => onText(String.fromCodePoint(code)),
      oncomment: (from, to, offset) => onComment(html.slice(from, to - offset)),
      oncdata: (from, to, offset) => onText(html.slice(from, to - offset)),
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

import type { TextSection } from './marked-text';
import { normalized, tidyLines } from './normalized';

/** Lines further in say no more. */
const MAX_INDENT = 8;

const endsBlank = (text: string): boolean => /(?:^|\s)$/.test(text);

/** Takes words and breaks in their order, and makes plain sections of them. `finishBlock` has the last word about each paragraph. */
export class SectionWriter {
  readonly #sections: TextSection[] = [{ heading: '', level: 0, text: '' }];
  readonly #lists: { isOrdered: boolean; count: number }[] = [];
  #blocks: string[] = [];
  #block = '';
  #headingLevel = 0;
  #cells = 0;
  #preformatted = 0;
  /** The sign of a list item, until a block has it. */
  #mark = '';
  /** Whether the next block stands right below the last one, as items of a list and rows of a table do. */
  #isTight = false;
  readonly #finishBlock: (text: string) => string;

  constructor(finishBlock: (text: string) => string = (text) => text) {
    this.#finishBlock = finishBlock;
  }

  text(words: string): void {
    const clean = normalized(words);
    if (this.#preformatted > 0) {
      this.#block += clean;
      return;
    }
    const collapsed = clean.replace(/[ \t\n\f]+/g, ' ');
    this.#block += endsBlank(this.#block) ? collapsed.replace(/^ /, '') : collapsed;
  }

  lineBreak(): void {
    if (this.#cells > 0) this.blockBreak();
    else if (this.#preformatted === 0 && /\n *$/.test(this.#block)) this.#endBlock();
    else this.#block += '\n';
  }

  blockBreak(): void {
    if (this.#cells === 0) this.#endBlock();
    else if (!endsBlank(this.#block)) this.#block += ' ';
  }

  /** A heading inside of a list or a table is a line of it. */
  openHeading(level: number): void {
    this.blockBreak();
    if (this.#cells === 0 && this.#lists.length === 0) this.#headingLevel = level;
  }

  closeHeading(): void {
    this.blockBreak();
    this.#headingLevel = 0;
  }

  openPreformatted(): void {
    this.blockBreak();
    this.#preformatted += 1;
  }

  closePreformatted(): void {
    this.blockBreak();
    this.#preformatted = Math.max(0, this.#preformatted - 1);
  }

  openList(isOrdered: boolean, first = 1): void {
    this.blockBreak();
    this.#lists.push({ isOrdered, count: first - 1 });
  }

  closeList(): void {
    this.blockBreak();
    this.#lists.pop();
    this.#mark = '';
    this.#isTight = this.#lists.length > 0;
  }

  openItem(): void {
    this.blockBreak();
    const list = this.#lists.at(-1);
    if (list) list.count += 1;
    this.#mark = `${this.#indent()}${list?.isOrdered ? `${list.count}.` : '-'} `;
  }

  /** Ends the row before it, too. */
  openRow(): void {
    this.#cells = 0;
    this.#endBlock();
  }

  openCell(): void {
    if (this.#cells === 0) this.#endBlock();
    else this.#block = `${this.#block.trimEnd()} | `;
    this.#cells += 1;
  }

  closeRow(): void {
    this.openRow();
    this.#isTight = true;
  }

  closeTable(): void {
    this.openRow();
    this.#isTight = this.#lists.length > 0;
  }

  sections(): TextSection[] {
    this.openRow();
    this.#endSection();
    return this.#sections.filter(({ heading, text }) => heading !== '' || text !== '');
  }

  #indent(): string {
    return '  '.repeat(Math.min(Math.max(this.#lists.length - 1, 0), MAX_INDENT));
  }

  #endBlock(): void {
    const words =
      this.#preformatted > 0
        ? this.#block.replace(/^\n+/, '').trimEnd()
        : this.#finishBlock(tidyLines(this.#block)).trim();
    this.#block = '';
    if (words === '') return;
    if (this.#headingLevel > 0) this.#beginSection(words);
    else this.#addBlock(words);
  }

  #addBlock(words: string): void {
    const lead = this.#mark || (this.#lists.length > 0 ? `${this.#indent()}  ` : '');
    if (this.#blocks.length > 0) this.#blocks.push(this.#isTight ? '\n' : '\n\n');
    this.#blocks.push(lead + words.replace(/\n/g, `\n${' '.repeat(lead.length)}`));
    this.#mark = '';
    this.#isTight = this.#lists.length > 0;
  }

  #beginSection(heading: string): void {
    this.#endSection();
    this.#sections.push({ heading: heading.replace(/\s+/g, ' '), level: this.#headingLevel, text: '' });
    this.#headingLevel = 0;
  }

  #endSection(): void {
    const last = this.#sections.at(-1);
    if (last) last.text = tidyLines(this.#blocks.join(''));
    this.#blocks = [];
    this.#isTight = false;
  }
}

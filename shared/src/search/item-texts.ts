import type { SectionText } from '../catalogue/section-texts';

/** The most characters that are kept: what is read again takes time, what is kept takes memory. */
const MOST_KEPT = 64_000_000;

/** What everybody reads: what is shown for adults alone tells nobody else whom it names. Empty where the sections cannot be known. */
export const openText = (sections: readonly SectionText[] = []): string =>
  sections.flatMap((section) => (section.isForAdults ? [] : section.texts)).join('\n');

/** Texts of items whose files were read for something else, as far as there is room, until they are asked for. */
export class KeptTexts {
  private readonly texts = new Map<object, string>();
  private length = 0;

  keep(item: object, text: string): void {
    if (this.length + text.length > MOST_KEPT) return;
    this.texts.set(item, text);
    this.length += text.length;
  }

  /** Undefined where it is not kept, or was taken before. */
  take(item: object): string | undefined {
    const text = this.texts.get(item);
    this.texts.delete(item);
    this.length -= text?.length ?? 0;
    return text;
  }
}

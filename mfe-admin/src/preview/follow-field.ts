import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { blockOfField, elementOfBlock } from './preview-targets';

/** The distance in pixels between the top of the preview and what is brought into sight. */
const MARGIN = 16;

/** Brings what a field is about into sight of the preview beside it, unless it is there already. */
export function followField(scroller: Element, kind: FileKind, name: string): void {
  const preview = scroller.querySelector('[data-preview]');
  const element = preview && elementOfBlock(preview, blockOfField(kind, name));
  if (!element) return;
  const [shown, wanted] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
  const isSeen = wanted.top < shown.bottom - MARGIN && wanted.bottom > shown.top + MARGIN;
  if (!isSeen) scroller.scrollTop += wanted.top - shown.top - MARGIN;
}

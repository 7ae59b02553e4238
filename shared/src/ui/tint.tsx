import { type HTMLAttributes, useInsertionEffect } from 'react';
import { useShellContext } from '../contract/shell-context';
import { tintIdOf, tintRule } from '../domain/tint';

// The page's policy allows no style that is not its own: rules go in through the object model. The renderer writes those of
// a page that is prerendered into its head. Rules of what is gone are taken out again: each costs every later page.
const ids: string[] = [];
const refCounts = new Map<string, number>();
let sheet: CSSStyleSheet | undefined;

function adopt(id: string): (() => void) | undefined {
  if (!('adoptedStyleSheets' in document)) return undefined;
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  if (!refCounts.has(id)) sheet.insertRule(tintRule(id), ids.push(id) - 1);
  refCounts.set(id, (refCounts.get(id) ?? 0) + 1);
  return () => {
    const left = (refCounts.get(id) ?? 0) - 1;
    refCounts.set(id, left);
    if (left > 0) return;
    refCounts.delete(id);
    const at = ids.indexOf(id);
    ids.splice(at, 1);
    sheet?.deleteRule(at);
  };
}

/** The colours that the data of an item names; missing where it names none. */
export interface Colours {
  themeColor?: string | undefined;
  accentColor?: string | undefined;
}

interface TintProps extends Colours, HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'li';
}

/** An element that carries the colours of an item: `--tint`, `--wash` and a readable `--accent` for what stands in it. */
export function Tint({ themeColor, accentColor, as: Element = 'div', ...attributes }: TintProps) {
  const id = tintIdOf({ themeColor, accentColor });
  useShellContext().tints?.add(id);
  useInsertionEffect(() => (id ? adopt(id) : undefined), [id]);
  return <Element {...attributes} data-tint={id} />;
}

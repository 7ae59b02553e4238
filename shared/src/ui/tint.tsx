import { useInsertionEffect, type ReactNode } from 'react';
import { tintIdOf, tintRule } from '../domain/tint';

const adopted = new Set<string>();

// The page's policy allows no style that is not its own: rules go in through the object model. The renderer writes those of
// a page that is rendered ahead of time into its head.
function adopt(id: string): void {
  if (adopted.has(id) || !('adoptedStyleSheets' in document)) return;
  adopted.add(id);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tintRule(id));
  document.adoptedStyleSheets.push(sheet);
}

interface TintProps {
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  as?: 'div' | 'article' | 'li';
  className?: string | undefined;
  children: ReactNode;
}

/** An element that carries the colours of an item: `--tint`, `--wash` and a readable `--accent` for what stands in it. */
export function Tint({ themeColor, accentColor, as: Element = 'div', className, children }: TintProps) {
  const id = tintIdOf({ themeColor, accentColor });
  useInsertionEffect(() => {
    if (id) adopt(id);
  }, [id]);
  return (
    <Element className={className} data-tint={id}>
      {children}
    </Element>
  );
}

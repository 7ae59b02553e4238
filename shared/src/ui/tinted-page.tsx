import type { ReactNode } from 'react';
import { Tint } from './tint';
import styles from './tinted-page.module.css';

interface TintedPageProps {
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  themeClass?: string | undefined;
  /** The language of the item's texts, where its file says it. */
  lang?: string | undefined;
  children: ReactNode;
}

/** A whole page in the colours of its item, which wash over the top of it. */
export function TintedPage({ themeColor, accentColor, themeClass, lang, children }: TintedPageProps) {
  return (
    <Tint
      className={[styles.page, themeClass].filter(Boolean).join(' ')}
      themeColor={themeColor}
      accentColor={accentColor}
      lang={lang}
    >
      {children}
    </Tint>
  );
}

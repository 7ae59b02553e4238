import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';
import { Tint } from './tint';

interface CardProps {
  to: string;
  title: string;
  label?: string | undefined;
  cover: ReactNode;
  badges?: ReactNode;
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  children?: ReactNode;
}

/** An item of a list; the whole card leads to it, further links in `children` keep their own targets. */
export function Card({ to, title, label, cover, badges, themeColor, accentColor, children }: CardProps) {
  return (
    <Tint as="li" className={styles.card} themeColor={themeColor} accentColor={accentColor}>
      <article>
        <Link to={to} className={styles.link}>
          {cover}
          <h2 className={styles.title}>{title}</h2>
          {label && <p className={styles.label}>{label}</p>}
        </Link>
        {badges && <div className={styles.badges}>{badges}</div>}
        <div className={styles.text}>{children}</div>
      </article>
    </Tint>
  );
}

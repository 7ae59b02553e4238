import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShellContext } from '../contract/shell-context';
import styles from './card.module.css';
import { Tint } from './tint';

interface CardProps {
  to: string;
  title: string;
  /** The level of its heading: one below the heading that the card stands under. */
  level?: 2 | 3 | undefined;
  label?: string | undefined;
  cover: ReactNode;
  badges?: ReactNode;
  themeColor?: string | undefined;
  accentColor?: string | undefined;
  children?: ReactNode;
}

/** An item of a list; the whole card leads to it, further links in `children` keep their own targets. */
export function Card({ to, title, level = 2, label, cover, badges, themeColor, accentColor, children }: CardProps) {
  const actions = useShellContext().contributions?.cardActions(to);
  const Title = `h${level}` as const;
  return (
    <Tint as="li" className={styles.card} themeColor={themeColor} accentColor={accentColor}>
      <article>
        <Link to={to} className={styles.link}>
          {cover}
          <Title className={styles.title} dir="auto">
            {title}
          </Title>
          {label && (
            <p className={styles.label} dir="auto">
              {label}
            </p>
          )}
        </Link>
        {badges && <div className={styles.badges}>{badges}</div>}
        <div className={styles.text}>{children}</div>
        {actions && <div className={styles.text}>{actions}</div>}
      </article>
    </Tint>
  );
}

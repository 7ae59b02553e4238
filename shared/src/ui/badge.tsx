import styles from './badge.module.css';

export type BadgeTone = 'plain' | 'blue' | 'grey' | 'purple' | 'yellow' | 'brass';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone} dir="auto">
      {children}
    </span>
  );
}

import { collectTexts } from '../texts/collect';
import { toggleCollected, useCollected } from './collected-lives';
import styles from './compare-tools.module.css';

const texts = collectTexts.button;

interface CompareButtonProps {
  id: string;
  name: string;
  place: 'card' | 'page';
}

/** Collects a life, to be compared with others; pressed again, it takes the life out. */
export function CompareButton({ id, name, place }: CompareButtonProps) {
  const isCollected = useCollected().lives.some((life) => life.id === id);
  return (
    <button
      type="button"
      className={styles.button}
      data-place={place}
      aria-pressed={isCollected}
      aria-label={texts.label(name)}
      onClick={() => toggleCollected({ id, name })}
    >
      <span aria-hidden="true">{texts.sign(isCollected)}</span> <span>{texts.compare}</span>
    </button>
  );
}

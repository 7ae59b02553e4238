import { type MouseEvent, useId } from 'react';
import { contentRatingName } from '../domain/content-rating';
import { type ContentVeil as Veil, withheldText } from '../domain/content-veil';
import { liftRating } from '../storage/lifted-ratings';
import styles from './content-veil.module.css';

interface ContentVeilProps {
  rating: number | undefined;
  veil: Exclude<Veil, 'shown'>;
  /** The veil lies over the cover's place on a card, and stands in the place of the content on a page. */
  place: 'card' | 'page';
}

/** The button goes away with the veil: the focus moves on to what it has shown. */
function passFocusOn({ currentTarget }: MouseEvent): void {
  const shown = currentTarget.closest('article')?.querySelector('a') ?? document.getElementById('main');
  shown?.focus({ preventScroll: true });
}

/** Stands before what has a rating that a reader may not wish to see. */
export function ContentVeil({ rating = 0, veil, place }: ContentVeilProps) {
  const id = useId();
  const isWithheld = veil === 'withheld';
  return (
    <div className={styles.veil} data-place={place}>
      <p id={id} className={styles.rating}>
        {isWithheld && place === 'page' ? withheldText(rating) : contentRatingName(rating)}
      </p>
      {!isWithheld && (
        <button
          type="button"
          aria-describedby={id}
          onClick={(event) => {
            passFocusOn(event);
            liftRating(rating);
          }}
        >
          Show
        </button>
      )}
    </div>
  );
}

/** The element that takes the place of a cover below a veil. */
export const VeiledCover = () => <div className={styles.cover} />;

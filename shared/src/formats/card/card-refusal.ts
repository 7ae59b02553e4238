import { isUnderAge } from '../../domain/adults';
import type { AgeInput } from '../../domain/age';

interface Asked {
  /** What `site.json` says, and the person. */
  site: { characterCards?: boolean | undefined };
  person: { characterCard?: boolean | undefined };
  rating: number | undefined;
  age: AgeInput;
}

const EXPLICIT = 3;

/** Why a life is not to be had as a character card, as a sentence for its reader; undefined where it is. Both the catalogue and the person have to allow it. */
export function cardRefusal({ site, person, rating, age }: Asked): string | undefined {
  if (isUnderAge(age)) return 'Nobody under 18 is to be had as a character card.';
  if (rating === EXPLICIT) return 'What is rated Explicit is not to be had as a character card.';
  if (site.characterCards !== true)
    return 'The owner of this site does not want people of it fed to a model, so there are no character cards.';
  if (person.characterCard !== true)
    return 'The owner of this person does not want them fed to a model, so there is no character card.';
  return undefined;
}

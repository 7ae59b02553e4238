import type { LoadedProps } from '../detail/character-page';
import { LivesOfAnybody } from './lives-of-anybody';
import { LivesOfCharacter } from './lives-of-character';

/** Lives side by side: all of a character, or, at an address that is nobody's, those that it names. */
export const LivesPage = (props: LoadedProps) =>
  props.characterId === '' ? <LivesOfAnybody {...props} /> : <LivesOfCharacter {...props} />;

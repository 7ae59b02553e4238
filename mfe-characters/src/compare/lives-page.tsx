import { LoadedPage, type LoadedProps } from '../detail/loaded-page';
import { LivesOfAnybody } from './lives-of-anybody';
import { LivesOfCharacter } from './lives-of-character';

const Lives = (props: LoadedProps) =>
  props.characterId === '' ? <LivesOfAnybody {...props} /> : <LivesOfCharacter {...props} />;

/** Lives side by side: all of a character, or, at an address that is nobody's, those that it names. */
export const LivesPage = () => <LoadedPage Content={Lives} />;

import { listOrText } from './list-or-text';
import { split, type Target } from './target';

/** A section; with a heading inside of it where several of a source go to one. */
const section = (id: string, label: string, to: string[], names: string): Target => ({
  id,
  label,
  kinds: ['character'],
  names: [label, ...split(names)],
  read: (text) => [{ to: ['sections', ...to], value: listOrText(text), of: 'life' }],
});

const preferences = (heading: string, names: string): Target =>
  section(`preferences.${heading.toLowerCase()}`, heading, ['Preferences', heading], names);
const quirks = (heading: string, names: string): Target =>
  section(`quirks.${heading.toLowerCase()}`, heading, ['Favorites & Quirks', heading], names);

/** The places of the texts of a life. */
export const SECTION_TARGETS: readonly Target[] = [
  section(
    'overview',
    'Overview',
    ['Overview'],
    'summary|description|about|bio|biography|profile|introduction|intro|blurb|at a glance|general|about me|short description',
  ),
  section(
    'backstory',
    'Backstory',
    ['Backstory'],
    'history|background|past|origin|origins|story so far|early life|life story|back story|lore',
  ),
  section(
    'hooks',
    'RP Hooks',
    ['RP Hooks'],
    'hooks|plot hooks|story hooks|roleplay hooks|rp ideas|scenario|scenarios|starters|openings|ways to meet|adventure hooks',
  ),
  section('romance', 'Romance Vibe', ['Romance Vibe'], 'romance|love life|in love'),
  section(
    'personality',
    'Personality Breakdown',
    ['Personality Breakdown'],
    'personality|traits|character traits|temperament|demeanor|demeanour|personality traits|character',
  ),
  section(
    'emotions',
    'Emotional Notes',
    ['Emotional Notes'],
    'emotions|fears|emotional|feelings|psychology|mental health',
  ),
  section('preferences', 'Preferences', ['Preferences'], 'likes and dislikes|likes & dislikes|likes/dislikes|tastes'),
  preferences('Likes', 'like|loves|enjoys'),
  preferences('Dislikes', 'dislike|hates'),
  section(
    'relationships',
    'Relationships',
    ['relationships'],
    'relationship|relations|connections|ties|bonds|family and friends|friends and family|important people',
  ),
  section(
    'quirks',
    'Favorites & Quirks',
    ['Favorites & Quirks'],
    'favorites|favourites|favourites & quirks|favorites and quirks|trivia|fun facts|facts|miscellaneous facts',
  ),
  quirks('Quirks', 'habits|mannerisms|quirks and habits'),
  quirks('Hobbies', 'hobby|interests|hobbies and interests'),
  section(
    'voice',
    'Sample Voice',
    ['Sample Voice'],
    'voice|quotes|quote|sample dialogue|dialogue|speech|example dialogue|voice & mannerisms|sayings',
  ),
];

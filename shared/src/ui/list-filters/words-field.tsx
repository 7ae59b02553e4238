import { type KeyboardEvent, useEffect, useState } from 'react';
import { wordsIn } from '../../domain/list-filters/filter-params';
import { MAX_WORDS_LENGTH } from '../../domain/list-filters/list-filters';

/** The address follows when nothing was typed for so long. */
const FOLLOW_MS = 150;

interface WordsFieldProps {
  /** What is searched: 'characters'. */
  name: string;
  words: string;
  onWords: (words: string) => void;
}

/** Takes words, each of which an item must have. */
export function WordsField({ name, words, onWords }: WordsFieldProps) {
  // What is typed, and the words that it stands for once they have been told.
  const [draft, setDraft] = useState<{ text: string; told: string }>();
  const isOwn = draft?.told === words;
  const text = draft && isOwn ? draft.text : words;
  const typed = draft && isOwn ? wordsIn(draft.text) : words;
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => tell(typed), FOLLOW_MS);
    return () => clearTimeout(timer);
  });
  const tell = (wanted: string) => {
    setDraft({ text, told: wanted });
    onWords(wanted);
  };
  const tellOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') tell(typed);
  };
  return (
    <div role="search">
      <input
        type="search"
        autoComplete="off"
        aria-label={`Find in ${name}`}
        placeholder={`Find in ${name}`}
        maxLength={MAX_WORDS_LENGTH}
        enterKeyHint="search"
        value={text}
        onKeyDown={tellOnEnter}
        onChange={({ target }) => setDraft({ text: target.value, told: words })}
      />
    </div>
  );
}

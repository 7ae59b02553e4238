import { type KeyboardEvent, useEffect, useState } from 'react';
import { wordsIn } from '../../domain/list-filters/filter-params';
import { MAX_WORDS_LENGTH } from '../../domain/list-filters/list-filters';

/** The address follows when nothing was typed for so long. */
const FOLLOW_MS = 150;

interface WordsFieldProps {
  /** The name of the searched items: 'characters'. */
  name: string;
  words: string;
  onWords: (words: string) => void;
}

/** Takes words, each of which an item must have. */
export function WordsField({ name, words, onWords }: WordsFieldProps) {
  // The draft is the typed text, and the words that it stands for once those have been reported.
  const [draft, setDraft] = useState<{ text: string; reported: string }>();
  const isOwn = draft?.reported === words;
  const text = draft && isOwn ? draft.text : words;
  const typed = draft && isOwn ? wordsIn(draft.text) : words;
  useEffect(() => {
    if (typed === words) return;
    const timer = setTimeout(() => report(typed), FOLLOW_MS);
    return () => clearTimeout(timer);
  });
  const report = (wanted: string) => {
    setDraft({ text, reported: wanted });
    onWords(wanted);
  };
  const reportOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') report(typed);
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
        onKeyDown={reportOnEnter}
        onChange={({ target }) => setDraft({ text: target.value, reported: words })}
      />
    </div>
  );
}

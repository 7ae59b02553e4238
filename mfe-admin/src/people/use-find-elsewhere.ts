import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

export type Elsewhere = 'idle' | 'busy' | 'done' | 'failed';

/**
 * Looks for what was typed among those who are not loaded, once the typing pauses. Nothing is asked where all are loaded, or while
 * nothing is typed.
 */
export function useFindElsewhere(
  search: string,
  isNeeded: boolean,
  find: (beginning: string) => Promise<void>,
): Elsewhere {
  const [answer, setAnswer] = useState<{ text: string; state: Elsewhere }>();
  const text = search.trim();
  const isAsked = isNeeded && text !== '';

  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const say = (state: Elsewhere) => {
      if (!isOver) setAnswer({ text, state });
    };
    const timer = setTimeout(() => {
      find(text).then(
        () => say('done'),
        () => say('failed'),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, isAsked, find]);

  if (!isAsked) return 'idle';
  return answer?.text === text ? answer.state : 'busy';
}

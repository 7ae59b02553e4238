import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@otherfolk/shared/hooks/use-hydrated';
import { useReplaceSearch } from '@otherfolk/shared/hooks/use-replace-search';
import { type Choice, readChoice, writeChoice } from './choice-address';

const NOTHING_ASKED = new URLSearchParams();

/** The rest of a choice, which the address does not ask for: what nobody has chosen stays in it as it is, also what there is not. */
const notIn = (asked: Choice, wanted: Choice): Partial<Choice> => ({
  ...(wanted.lives.join() !== asked.lives.join() && { lives: wanted.lives }),
  ...(wanted.rows.join() !== asked.rows.join() && { rows: wanted.rows }),
});

/**
 * The choice of the address among all that there is, and how to ask for something else. What was chosen counts at once, also for the next
 * choice, to which the address may still be that of before.
 */
export function useChoice(all: Choice): [chosen: Choice, choose: (change: Partial<Choice>) => void] {
  const [params] = useSearchParams();
  const replaceSearch = useReplaceSearch();
  // The page was rendered for no query.
  const asked = readChoice(useHydrated() ? params : NOTHING_ASKED, all);
  const [chosen, setChosen] = useOptimistic(asked);
  const choose = (change: Partial<Choice>) =>
    startTransition(() => {
      const wanted = { ...chosen, ...change };
      setChosen(wanted);
      replaceSearch(writeChoice(params, notIn(asked, wanted), all));
    });
  return [chosen, choose];
}

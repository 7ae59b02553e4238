import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { useHydrated } from '@otherfolk/shared/page/use-hydrated';
import { type Choice, readChoice, writeChoice } from './choice-address';

const NOTHING_ASKED = new URLSearchParams();

/**
 * What the address asks for of all that there is, and how to ask for something else. What was chosen counts at once, also for the address,
 * which may still be that of before.
 */
export function useChoice(all: Partial<Choice>): [chosen: Choice, choose: (change: Partial<Choice>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // The page was rendered for no query.
  const asked = readChoice(useHydrated() ? params : NOTHING_ASKED, all);
  const [chosen, setChosen] = useOptimistic(asked);
  const choose = (change: Partial<Choice>) =>
    startTransition(() => {
      const wanted = { ...chosen, ...change };
      setChosen(wanted);
      void navigate({ search: writeChoice(params, wanted, all) }, { replace: true, state: keepScrollPosition });
    });
  return [chosen, choose];
}

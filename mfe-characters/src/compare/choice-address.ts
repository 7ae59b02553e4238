/** The choice that an address asks for, by the names of its parameters. */
const LIVES = 'lives';
const ROWS = 'rows';

const listIn = (params: URLSearchParams, name: string): string[] => (params.get(name) ?? '').split(',').filter(Boolean);

/** Commas stand in the address as they are: it is there to be read. */
const searchOf = (params: URLSearchParams): string => params.toString().replaceAll('%2C', ',');

/** The ids of lives that an address names, as they stand there. */
export const livesIn = (params: URLSearchParams): string[] => listIn(params, LIVES);

export interface Choice {
  lives: readonly string[];
  rows: readonly string[];
}

const known = (asked: readonly string[], all: readonly string[]): readonly string[] => {
  const chosen = all.filter((each) => asked.includes(each));
  return chosen.length > 0 ? chosen : all;
};

/** The chosen ones of all that there are, in their order: everything, where the address asks for nothing that there is. */
export const readChoice = (params: URLSearchParams, all: Choice): Choice => ({
  lives: known(livesIn(params), all.lives),
  rows: known(listIn(params, ROWS), all.rows),
});

/** The query of an address that asks for a choice; what asks for everything is left out, and other parameters stay. */
export function writeChoice(params: URLSearchParams, choice: Partial<Choice>, all: Partial<Choice>): string {
  const next = new URLSearchParams(params);
  const write = (name: string, chosen: readonly string[] | undefined, whole: readonly string[] | undefined) => {
    if (!chosen) return;
    if (chosen.length === whole?.length) next.delete(name);
    else next.set(name, chosen.join(','));
  };
  write(LIVES, choice.lives, all.lives);
  write(ROWS, choice.rows, all.rows);
  return searchOf(next);
}

import { isValidId } from '@otherfolk/shared/domain/id';

function problemOf(id: string, taken: ReadonlySet<string>): string | undefined {
  if (!isValidId(id)) {
    return `'${id}' is no id: use small letters, digits and hyphens, at most 80, and begin with a letter or digit.`;
  }
  return taken.has(id) ? `'${id}' is taken.` : undefined;
}

/** Asks until the answer is a new id; undefined where it is cancelled. */
export function askForId(question: string, proposal: string, taken: ReadonlySet<string>): string | undefined {
  let answer = proposal;
  for (;;) {
    const id = window.prompt(question, answer)?.trim();
    if (id === undefined) return undefined;
    const problem = problemOf(id, taken);
    if (!problem) return id;
    window.alert(problem);
    answer = id;
  }
}

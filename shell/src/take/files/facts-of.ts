import type { TakenPage } from '../taken-page';

/** The facts of a page that belong into a text about somebody; others are of the record. */
const FACTS: ReadonlySet<string> = new Set(['Age', 'Birth date', 'Height', 'Weight', 'Measurements', 'Build']);

const DASH = '–';

/** The facts of a person, in the words of the page. */
export const factsOf = ({ sections }: TakenPage): [label: string, value: string][] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'terms' ? block.rows : []))
    .filter(([label, value]) => FACTS.has(label) && value !== DASH)
    .filter(([label], at, all) => all.findIndex(([other]) => other === label) === at);

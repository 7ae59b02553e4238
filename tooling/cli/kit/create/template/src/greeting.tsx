import type { SectionProps } from '@otherfolk/contract';

/** A section on the page of a character. The site draws its heading. */
export const Greeting = ({ item }: SectionProps) => <p>Greetings from My remote to {item.id}.</p>;

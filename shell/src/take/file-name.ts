import { anchorOf } from '@otherfolk/shared/domain/anchor';

/** The name of a file for what is taken of a page, without its end. */
export const stemOf = ({ title, label }: { title: string; label: string }): string =>
  [title, label].filter(Boolean).map(anchorOf).join('-') || 'page';

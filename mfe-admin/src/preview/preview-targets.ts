import { anchorOf } from '@otherfolk/shared/domain/anchor';
import { SECTION_KEYS } from '../files/character-keys';

/** What is edited where a block of the page is clicked: the first of these fields that the form has. */
const TARGETS: Record<string, readonly string[]> = {
  banner: ['banner/background', 'images/bannerImage'],
  title: ['variantOverrides/variantName', 'nameInfo/fullName'],
  stats: ['ageGrade/birthMonth', 'variantOverrides/ageGrade/birthMonth'],
  'character-sheets': ['characterSheets'],
  gallery: ['gallery', 'images/gallery'],
  family: ['family'],
  ...Object.fromEntries(SECTION_KEYS.map((key) => [anchorOf(key), [`sections/${key}`]])),
};

/** The block of a character page that holds the element. */
function blockOf(element: Element): string {
  const section = element.closest('section[id]');
  if (section) return section.id;
  return element.closest('header') ? 'title' : 'banner';
}

export const targetsOf = (element: Element): readonly string[] => TARGETS[blockOf(element)] ?? [];

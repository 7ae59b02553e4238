import { anchorOf } from '@otherfolk/shared/domain/anchor';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { LIST_KEY } from '@otherfolk/shared/files/file-kinds';
import { CHARACTER_SECTION_KEYS } from '@otherfolk/shared/kinds/character/section-table';
import { plainKindOf } from '@otherfolk/shared/kinds/plain-folders';

const ofPlot: Record<string, readonly string[]> = {
  title: ['title'],
  gallery: ['images/gallery'],
  roles: ['sections/mainRoles'],
  'main-roles': ['sections/mainRoles'],
};

/** The fields of each block of a location; the names of most of its keys are those of other kinds, too. */
const ofLocation: Record<string, readonly string[]> = {
  banner: ['bannerImage'],
  title: ['name'],
  vibe: ['vibe'],
  description: ['description'],
  summary: ['summary'],
};

/** The fields that are edited where a block of the page is clicked: the first of these fields that the form has. */
const TARGETS: Record<string, readonly string[]> = {
  banner: ['banner/background', 'images/bannerImage'],
  title: ['variantOverrides/variantName', 'nameInfo/fullName'],
  stats: ['ageGrade/birthMonth', 'variantOverrides/ageGrade/birthMonth'],
  'character-sheets': ['characterSheets'],
  gallery: ['gallery', 'images/gallery'],
  family: ['family'],
  ...Object.fromEntries(CHARACTER_SECTION_KEYS.map((key) => [anchorOf(key), [`sections/${key}`]])),
};

/** The block of a character page that holds the element. */
function blockOf(element: Element): string {
  const section = element.closest('section[id]');
  if (section) return section.id;
  return element.closest('header') ? 'title' : 'banner';
}

export function targetsOf(kind: FileKind, element: Element): readonly string[] {
  const block = blockOf(element);
  switch (kind) {
    case 'core':
    case 'variant':
      return TARGETS[block] ?? [];
    case 'plot':
      return ofPlot[block] ?? ['sections'];
    case 'family':
      return ['members'];
    case 'changelog':
      return [LIST_KEY];
    case 'site':
      return ['name'];
    default:
      return ofLocation[block] ?? ['name'];
  }
}

/** The blocks of a page by what is edited in them, where no single field says so. */
const BLOCKS_OF_KEYS: Readonly<Record<string, string>> = {
  ageGrade: 'stats',
  banner: 'banner',
  characterSheets: 'character-sheets',
  gallery: 'gallery',
  images: 'banner',
  physical: 'stats',
};

const tableOf = (kind: FileKind): Record<string, readonly string[]> =>
  kind === 'plot' ? ofPlot : plainKindOf(kind) ? ofLocation : TARGETS;

/** The block of the page that shows what is edited in this field: its title, where no block is its own. */
export function blockOfField(kind: FileKind, name: string): string {
  const [exact] = Object.entries(tableOf(kind)).find(([, names]) => names.includes(name)) ?? [];
  if (exact !== undefined) return exact;
  const [key = ''] = name.replace('variantOverrides/', '').split('/');
  return BLOCKS_OF_KEYS[key] ?? 'title';
}

/** The element of a preview that is that block. */
export function elementOfBlock(preview: Element, block: string): Element | undefined {
  const section = preview.querySelector(`section[id="${block}"]`);
  return section ?? preview.querySelector('header') ?? preview.firstElementChild ?? undefined;
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShellContext } from '@otherfolk/shared/contract/shell-context';
import { showsRomanceVibe } from '@otherfolk/shared/domain/adults';
import { calculatedAge } from '@otherfolk/shared/domain/age';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import { galleryFor } from '@otherfolk/shared/domain/gallery';
import { lifeStagesFor } from '@otherfolk/shared/domain/life-stage';
import { usePageViewer } from '@otherfolk/shared/hooks/use-page-viewer';
import {
  CHARACTER_SECTION_KEYS,
  CHARACTER_SECTIONS,
  type CharacterSectionKey,
  sectionHeading,
} from '@otherfolk/shared/kinds/character/section-table';
import { linksOfVariant } from '@otherfolk/shared/links/linked-items';
import { linksQuery } from '@otherfolk/shared/queries/links-query';
import { useViewer } from '@otherfolk/shared/session';
import { withContributed } from '@otherfolk/shared/ui/contributed-sections';
import type { DetailSection } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { linkSection, mentionsSection } from '@otherfolk/shared/ui/link-sections';
import { Prose } from '@otherfolk/shared/ui/prose';
import { useAge } from '../base-age/use-age';
import type { MergedCharacter } from '../merged-character';
import { detailTexts } from '../texts/detail';
import { CharacterGallery } from './character-gallery';
import { CharacterSheets } from './character-sheets';
import { Family } from './family';
import { familyQuery } from './family-query';
import { gradeOf } from './grade';
import { LifeStages } from './life-stages';
import { Personality } from './personality';
import { Relationships } from './relationships';
import { galleryHeight, heightOf, sheetHeight, statsHeight } from './section-heights';
import { Stats } from './stats';

const headings = detailTexts.sections;

/** The sections that have something to show, in the order of docs/product.md#sections-of-a-character-page. */
export function useCharacterSections(character: MergedCharacter): DetailSection[] {
  const age = useAge(character);
  const viewer = usePageViewer(useViewer());
  const family = useQuery(familyQuery(character.family, viewer)).data;
  const links = useSuspenseQuery(linksQuery('characters', character.id, viewer)).data;
  const { sections: texts = {}, characterSheets = {}, gallery, tags, ageless } = character;
  const images = galleryFor(gallery, tags);
  const stages = lifeStagesFor(texts['Life Stages'] ?? [], gradeOf(calculatedAge(age)), ageless);

  const section = (
    heading: string,
    value: unknown,
    content: ReactNode,
    layout: Omit<DetailSection, 'heading' | 'content'> = {},
  ): DetailSection[] => (isEmptyValue(value) ? [] : [{ heading, content, height: heightOf(value, layout), ...layout }]);

  /** The sections that are drawn as more than free text. */
  const own: Partial<Record<CharacterSectionKey, [value: unknown, content: ReactNode]>> = {
    'Personality Breakdown': [
      texts['Personality Breakdown'],
      <Personality value={texts['Personality Breakdown'] ?? ''} />,
    ],
    relationships: [
      texts.relationships,
      <Relationships value={texts.relationships ?? ''} portraits={links.portraits[character.variantId]} />,
    ],
    'Life Stages': [stages, <LifeStages stages={stages} />],
  };
  const written = (key: CharacterSectionKey): DetailSection[] => {
    const { isForAdults, layout } = CHARACTER_SECTIONS[key];
    if (isForAdults && !showsRomanceVibe(age)) return [];
    const [value, content] = own[key] ?? [texts[key], <Prose value={texts[key] ?? ''} />];
    return section(sectionHeading(key), value, content, layout ?? (own[key] ? {} : { place: 'main' }));
  };
  /** The part behind a section that is none of the texts. */
  const behind: Partial<Record<CharacterSectionKey, DetailSection[]>> = {
    Overview: [
      {
        ...{
          heading: headings.stats,
          content: <Stats character={character} age={age} />,
          place: 'side',
          look: 'facts',
        },
        height: statsHeight(character, age),
      },
      ...section(headings.characterSheets, characterSheets, <CharacterSheets sheets={characterSheets} />, {
        ...{ place: 'main', height: sheetHeight(characterSheets) },
      }),
      ...section(
        headings.gallery,
        images,
        <CharacterGallery key={character.variantId} items={images} subject={character.variantName} />,
        { place: 'fill', height: galleryHeight(images) },
      ),
    ],
    relationships: family ? [{ heading: headings.family, content: <Family family={family} /> }] : [],
  };

  const sections = [
    ...CHARACTER_SECTION_KEYS.flatMap((key) => [...written(key), ...(behind[key] ?? [])]),
    ...linkSection(headings.appearsIn, linksOfVariant(links.appearsIn, character.variantId), 'side'),
    ...mentionsSection(links, viewer),
  ];
  const item = { kind: 'characters', id: character.id, variantId: character.variantId } as const;
  return withContributed(sections, useShellContext(), item, viewer);
}

import type { ReactNode } from 'react';
import { textHeight } from '@otherfolk/shared/browser/text-height';
import { paths } from '@otherfolk/shared/contract/paths';
import { isEmptyValue } from '@otherfolk/shared/domain/emptiness';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { DetailSection } from '@otherfolk/shared/ui/detail-layout/detail-layout';
import { EntryList } from '@otherfolk/shared/ui/entry-list';
import { mentionsSection } from '@otherfolk/shared/ui/link-sections';
import { Prose } from '@otherfolk/shared/ui/prose';
import type { SectionLayout } from '@otherfolk/shared/ui/section';
import { texts } from '../texts';
import { ConnectedItems } from './connected-items';
import type { LocationFiles } from './location-page-query';
import { Summary } from './summary';

const headings = texts.page.sections;

/** A character's page is found by its core. */
function characterPath({ id, coreId }: { id: string; coreId: string }): string {
  return id === coreId ? paths.character(id) : paths.character(coreId, id);
}

/** About so high is a list of links with images, in pixels. */
const linksHeight = (count: number): number => 76 + Math.ceil(count / 2) * 72;

/** The sections in the order of docs/product.md#location-page; empty ones are left out, those of connected items never. */
export function locationSections(
  { location, plots, characters, links }: LocationFiles,
  viewer: Viewer,
): DetailSection[] {
  const { summary, description, vibe = '', mainLocation = '', locations = [] } = location;
  const section = (
    heading: string,
    value: unknown,
    content: ReactNode,
    place: SectionLayout['place'] = 'main',
  ): DetailSection[] =>
    isEmptyValue(value)
      ? []
      : [{ heading, content, place, height: textHeight(value, place === 'side' ? 'side' : 'main') }];
  return [
    ...section(headings.summary, [summary, description], <Summary summary={summary} description={description} />),
    ...section(headings.vibe, vibe, <Prose value={vibe} />, 'side'),
    ...section(headings.mainLocation, mainLocation, <Prose value={mainLocation} />),
    ...section(
      headings.notableLocations,
      locations,
      <EntryList entries={locations.map(({ name, description }) => ({ name, text: description }))} />,
      'wide',
    ),
    {
      heading: headings.connectedPlots,
      place: 'main',
      height: linksHeight(plots.length),
      content: <ConnectedItems links={plots.map(({ id, name, image }) => ({ name, image, to: paths.plot(id) }))} />,
    },
    {
      heading: headings.connectedCharacters,
      place: 'side',
      height: linksHeight(characters.length),
      content: (
        <ConnectedItems
          links={characters.map(({ name, image, ...ids }) => ({ name, image, to: characterPath(ids) }))}
        />
      ),
    },
    ...mentionsSection(links, viewer),
  ];
}

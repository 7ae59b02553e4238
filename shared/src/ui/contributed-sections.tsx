import type { ContributedItem } from '../contract/extension-points';
import type { ShellContext } from '../contract/shell-context';
import type { Viewer } from '../domain/viewer';
import type { DetailSection } from './detail-layout/detail-layout';

/** A heading that none of these is: two sections of one page need two anchors. */
function unlike(title: string, headings: readonly string[]): string {
  let heading = title;
  for (let nth = 2; headings.includes(heading); nth += 1) heading = `${title} (${nth})`;
  return heading;
}

/** The sections of a page, and behind them those that other remotes contribute. */
export function withContributed(
  own: readonly DetailSection[],
  { contributions }: Pick<ShellContext, 'contributions'>,
  item: ContributedItem,
  viewer: Viewer,
): DetailSection[] {
  const sections = [...own];
  for (const { title, content, height } of contributions?.sections(item, viewer) ?? []) {
    const headings = sections.map(({ heading }) => heading);
    sections.push({ heading: unlike(title, headings), content, height, place: 'wide' });
  }
  return sections;
}

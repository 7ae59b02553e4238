import type { ItemBuilder } from '../mapping/item-builder';
import { restPart, targetNamed, targetOf } from '../mapping/targets';
import type { SourceKind } from '../source/source-item';
import { sectionsOf } from '../text/text-of';
import { type Campaign } from './campaign';

const SHEET = 'Kanka';

const ENTRY_TARGETS: Readonly<Record<SourceKind, string>> = {
  character: 'overview',
  plot: 'plot.plotOverview',
  location: 'place.description',
  family: 'family.description',
};

/** Texts of Kanka, by their headings. */
export function html(item: ItemBuilder, campaign: Campaign, from: string, heading: string, source: string): void {
  const marked = sectionsOf('html', campaign.withMentions(source));
  for (const note of marked.notes) item.leaveOut(from, '', note);
  for (const comment of marked.comments) item.leaveOut(from, comment, 'A comment is left out.');
  for (const { file, alt } of marked.images)
    if (!item.image(from, file, 'gallery', alt)) item.leaveOut(from, file, 'The picture is not among the files.');
  for (const section of marked.sections) {
    const label = section.heading || heading;
    if (section.text === '') {
      item.leaveOut(`${from} › ${label}`, section.heading, 'There are no words below the heading.');
      continue;
    }
    const named = targetNamed(item.kind, label);
    const target = named?.read
      ? named
      : section.heading === '' && heading === ''
        ? targetOf(item.kind, ENTRY_TARGETS[item.kind])
        : undefined;
    const where = label === '' ? from : `${from} › ${label}`;
    if (target) item.field(where, label, section.text, target);
    else item.add(where, section.text, [restPart(item.kind, label, section.text, SHEET)]);
  }
}

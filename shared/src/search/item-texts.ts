import { orNothing } from '../catalogue/or-nothing';
import { readCharacterCore, readCharacterVariant } from '../catalogue/read-character';
import type { ReadJson } from '../catalogue/read-json';
import { readLocation } from '../catalogue/read-locations';
import { readPlot } from '../catalogue/read-plots';
import { sectionsOfLife, sectionsOfPlace, sectionsOfPlot, type SectionText } from './item-sections';

const silently = () => undefined;

/** What everybody reads: what is shown for adults alone tells nobody else whom it names. */
const openText = (sections: readonly SectionText[]): string =>
  sections.flatMap((section) => (section.isForAdults ? [] : section.texts)).join('\n');

/** The texts of items that a reader gives, for everybody; empty where a file cannot be read. */
export async function textOfLife(read: ReadJson, coreId: string, id: string): Promise<string> {
  const core = await orNothing(readCharacterCore(read, coreId, silently));
  const variant = await orNothing(readCharacterVariant(read, id, silently));
  return core && variant ? openText(sectionsOfLife(core, variant)) : '';
}

export async function textOfPlot(read: ReadJson, id: string): Promise<string> {
  const plot = await orNothing(readPlot(read, id, silently));
  return plot ? openText(sectionsOfPlot(plot)) : '';
}

export async function textOfPlace(read: ReadJson, id: string): Promise<string> {
  const place = await orNothing(readLocation(read, id, silently));
  return place ? openText(sectionsOfPlace(place)) : '';
}

const NAME = /^(?:export |declare )*(?:type|interface|const|function|class|namespace) (\w+)/m;

/** A line of a declaration behind those that it stands in. */
type Place = readonly string[];

const indentOf = (line: string) => line.search(/\S/);

function placesOf(block: string): Place[] {
  let outer: string[] = [];
  return block
    .split('\n')
    .filter((line) => !line.startsWith('//'))
    .map((line) => {
      outer = [...outer.filter((each) => indentOf(each) < indentOf(line)), line.replace(/,$/, '')];
      return outer;
    });
}

/** The declarations of a report by their names. */
const declarationsOf = (report: string): Map<string, Place[]> =>
  new Map(
    report.split('\n\n').flatMap((block) => {
      const [, name] = NAME.exec(block) ?? [];
      return name === undefined ? [] : [[name, placesOf(block)]];
    }),
  );

const keyOf = (place: Place) => place.join('\n');

function missingFrom(places: readonly Place[], others: readonly Place[]): Place[] {
  const keys = new Set(others.map(keyOf));
  return places.filter((place) => !keys.has(keyOf(place)));
}

/** What older parts bring, with how many lines a member stands in that they can do without: a new widget asks nothing of them. */
const BROUGHT: ReadonlyMap<string, number> = new Map([
  ['RemoteModule', 0],
  ['RemoteDeclaration', 0],
  ['MountDeclaration', 0],
  ['ContributionBase', 0],
  ['ReservedSpace', 0],
  ['ActionContribution', 0],
  ['FacetContribution', 0],
  ['FieldContribution', 0],
  ['LinkContribution', 0],
  ['ContributedPart', 0],
  ['SearchResult', 0],
  ['CardsProps', 0],
  ['GivenProps', 1],
]);

const isRequired = (place: Place) => /^ +['\w-]+: /.test(place.at(-1) ?? '');

/** New members that must be there, of something that was there before. */
function newlyRequired(name: string, before: readonly Place[], now: readonly Place[]): Place[] {
  const free = BROUGHT.get(name);
  if (free === undefined) return [];
  const known = new Set(before.map(keyOf));
  return missingFrom(now, before).filter(
    (place) => isRequired(place) && place.length - 1 > free && known.has(keyOf(place.slice(0, -1))),
  );
}

/**
 * The lines of the report of now that break what the report before promised: all that went or became something else, and new members that
 * an older part would have to bring. Other additions break nothing.
 */
export function breakingChanges(before: string, now: string): string[] {
  const current = declarationsOf(now);
  return [...declarationsOf(before)].flatMap(([name, places]) => {
    const found = current.get(name) ?? [];
    const lineOf = (place: Place) => place.at(-1)?.trim();
    return [
      ...missingFrom(places, found).map((place) => `${name}: gone or changed: ${lineOf(place)}`),
      ...newlyRequired(name, places, found).map((place) => `${name}: newly required: ${lineOf(place)}`),
    ];
  });
}

import { GENRES } from '../../domain/genres';
import type { JsonRecord } from '../../domain/json-record';
import { valueAt } from '../../domain/json-value';
import type { LocalDay } from '../../domain/local-day';
import { type CatalogueFile, newCatalogueFile } from '../../files/catalogue-file';
import { fileKinds } from '../../files/file-kinds';
import { proposedId, proposedVariantId } from '../../files/id-of-name';
import { withValueAt } from '../../files/json-value';
import { newFileJson, newVariant, withVariant } from '../../files/new-files';
import type { SourceImage, SourceItem, SourceKind } from '../source/source-item';
import type { Work } from '../source/work';
import { ageFormulaOf, needsAge } from './adults';
import type { CatalogueIndex } from './catalogue-index';
import { FileDraft } from './file-draft';
import { DEFAULT_WORLD, type ImportChoices } from './import-choices';
import type { ImportPlan, PlannedItem } from './import-plan';
import { splitFields } from './life-fields';
import { type ImportedPerson, personsOf } from './persons-of';
import { isListPlace, type PlacedField, placedFields } from './placed-fields';
import { planImages, type PreparedImage, TakenNames } from './plan-images';
import { ImportedNames, planLinks } from './plan-links';

interface Import {
  items: readonly SourceItem[];
  index: CatalogueIndex;
  choices: ImportChoices;
  prepared: ReadonlyMap<SourceImage, PreparedImage>;
  today: LocalDay;
}

/** The second of several tags of one value has no text of its own. */
const told = ({ values }: PlacedField) => values.filter(({ text }) => text !== '');

/** A new file of an editor has blank texts to be filled; nobody is asked to fill those of an import. */
const withoutBlanks = (json: JsonRecord): JsonRecord =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== ''));

/** Fills the fields of a file; lists get entries, and lose none. */
function fill(draft: FileDraft, fields: readonly PlacedField[]): void {
  for (const field of fields) {
    const { place, value } = field;
    if (!isListPlace(place) || !Array.isArray(value)) draft.set(place, value, told(field));
    else for (const [at, entry] of value.entries()) draft.add(place, entry, at === 0 ? told(field) : []);
  }
}

/** The name of an item for which a source has none. */
const UNNAMED = 'Unnamed';

class Planning {
  readonly plan: ImportPlan = { items: [], images: [], ageless: [] };
  private readonly names = new ImportedNames();
  private readonly taken = new Map<string, Set<string>>();
  private readonly images: TakenNames;
  /** The links of each item, which need the ids of all. */
  private readonly linked: (() => void)[] = [];

  constructor(private readonly given: Import) {
    this.images = new TakenNames(given.index.images);
  }

  private choose = (key: string) => this.given.choices.sides[key] ?? 'mine';

  private takenIn(folder: string): Set<string> {
    const taken = this.taken.get(folder) ?? this.given.index.idsIn(folder);
    this.taken.set(folder, taken);
    return taken;
  }

  private draftOf(file: CatalogueFile): FileDraft {
    return new FileDraft(file, this.choose);
  }

  /** A new file; it says when it was added, where such a file can. */
  private newFile(kind: CatalogueFile['kind'], id: string, json: JsonRecord): CatalogueFile {
    const hasRecord = valueAt(json, ['recordInfo']) !== undefined;
    return newCatalogueFile(
      kind,
      id,
      hasRecord ? withValueAt(json, ['recordInfo', 'dateAdded'], this.given.today) : json,
    );
  }

  /** The file that a source has made or that bears its id; undefined where there is none. */
  private existing(kind: CatalogueFile['kind'], sourceId: string, id: string | undefined): CatalogueFile | undefined {
    const { index } = this.given;
    const found = index.bySource(sourceId) ?? (id === undefined ? undefined : index.file(fileKinds[kind].pathOf(id)));
    return found?.kind === kind ? found : undefined;
  }

  private personFile(person: ImportedPerson): CatalogueFile {
    const { index } = this.given;
    const [first] = person.lives;
    const life = first && this.existing('variant', first.sourceId, first.ids?.life);
    const parent: unknown = life?.json['variantOf'];
    const known =
      (person.id === undefined ? undefined : index.file(fileKinds.core.pathOf(person.id))) ??
      this.existing('core', person.key, first?.ids?.item) ??
      (typeof parent === 'string' ? index.file(fileKinds.core.pathOf(parent)) : undefined);
    if (known) return known;
    const taken = this.takenIn('characters');
    const id = first?.ids && !taken.has(first.ids.item) ? first.ids.item : proposedId(person.name, 'character', taken);
    taken.add(id);
    return this.newFile('core', id, newFileJson('core', id, person.name));
  }

  private lifeDraft(item: SourceItem, core: FileDraft): FileDraft {
    const known = this.existing('variant', item.sourceId, item.ids?.life);
    if (known) return this.draftOf(known);
    const label = this.given.choices.worlds[item.sourceId]?.trim() || item.label || DEFAULT_WORLD;
    const taken = this.takenIn('characters');
    const own = item.ids?.life;
    const id = own && !taken.has(own) ? own : proposedVariantId(core.file.id, label, taken);
    taken.add(id);
    const genre = GENRES.find((each) => each === label) ?? 'All';
    core.write((json) => withVariant(json, id, label));
    return this.draftOf(this.newFile('variant', id, newVariant(id, core.file.id, label, genre)));
  }

  /** The age that somebody has said; who needs one is asked. */
  private age(person: ImportedPerson, core: FileDraft): void {
    const age = this.given.choices.ages[person.key];
    if (age !== undefined)
      core.set(['ageGrade', 'ageFormula'], ageFormulaOf(age), [{ from: 'Age', text: String(age) }]);
    else if (needsAge(person.lives)) this.plan.ageless.push(person);
  }

  /** A person of another catalogue of this site who has no lives there, and gets none here. */
  private withoutLives(person: ImportedPerson, item: SourceItem, core: FileDraft): void {
    const { fields, leftOut } = placedFields(item.values);
    fill(core, fields);
    this.age(person, core);
    this.finish(item, core, leftOut, {});
    this.names.note('characters', item, core.file.id);
  }

  character(person: ImportedPerson): void {
    const file = this.personFile(person);
    const core = this.draftOf(file);
    const [only, ...others] = person.lives;
    // Somebody may have chosen to make a life of it.
    const isOwnPerson = person.id === undefined && others.length === 0;
    if (isOwnPerson && only?.ids && only.ids.life === undefined) return this.withoutLives(person, only, core);
    const { person: fields, lives } = splitFields(person.lives);
    // A person of another source is left as they are; what differs is said of the new life.
    const isOwn =
      file.isNew === true || this.given.index.bySource(person.key) === file || person.lives[0]?.ids?.item === file.id;
    if (isOwn) fill(core, fields);
    this.age(person, core);
    for (const [at, { item, fields: own, leftOut }] of lives.entries()) {
      const draft = this.lifeDraft(item, core);
      fill(draft, own);
      if (!isOwn && at === 0)
        fill(
          draft,
          fields
            .filter(({ place }) => place[0] !== 'tags')
            .map((field) => ({ ...field, place: ['variantOverrides', ...field.place] })),
        );
      if (item.name !== core.json['name'])
        draft.set(['variantOverrides', 'variantName'], item.name, [{ from: 'Name', text: item.name }]);
      this.finish(item, draft, leftOut, { person: core, ...(at === 0 && { tellsOfPerson: true }) });
      this.names.note('characters', item, file.id);
    }
    this.linked.push(() => {
      if (isOwn)
        core.remember(
          person.key,
          person.lives.every(({ isPrivate }) => isPrivate === true),
        );
    });
  }

  plain(item: SourceItem, kind: Exclude<SourceKind, 'character'>): void {
    const folder = fileKinds[kind].pathOf('x').split('/')[0] ?? '';
    const taken = this.takenIn(folder);
    const known = this.existing(kind, item.sourceId, item.ids?.item);
    const own = item.ids?.item;
    const id = known?.id ?? (own && !taken.has(own) ? own : proposedId(item.name, kind, taken));
    taken.add(id);
    const draft = this.draftOf(known ?? this.newFile(kind, id, withoutBlanks(newFileJson(kind, id, item.name))));
    const { fields, leftOut } = placedFields(item.values);
    fill(draft, fields);
    if (kind === 'plot' && item.label) draft.set(['variantLabel'], item.label, []);
    this.finish(item, draft, leftOut, {});
    this.names.note(folder, item, id);
  }

  private finish(
    item: SourceItem,
    draft: FileDraft,
    leftOut: PlacedField['values'],
    ofPerson: Pick<PlannedItem, 'person' | 'tellsOfPerson'>,
  ): void {
    for (const value of leftOut) draft.leaveOut([value], 'No place is known for it.');
    this.plan.images.push(...planImages(draft, item.kind, item.images, this.given.prepared, this.images));
    this.plan.items.push({ item, draft, ...ofPerson });
    this.linked.push(() => {
      planLinks(draft, item.links, this.names, this.given.index);
      draft.remember(item.sourceId, item.isPrivate === true);
    });
  }

  async link(work: Work): Promise<void> {
    for (const [at, write] of this.linked.entries()) {
      await work.step(at, this.linked.length);
      write();
    }
  }
}

/**
 * The change that an import makes to a catalogue. Everything new is unpublished; what was edited in the catalogue since the last import of the
 * same source stays. Rejects where the work is cancelled.
 */
export async function planImport(given: Import, work: Work): Promise<ImportPlan> {
  const items = given.items.map((item) => (item.name.trim() === '' ? { ...item, name: UNNAMED } : item));
  const planning = new Planning({ ...given, items });
  const plain = items.filter(({ kind, sourceId }) => kind !== 'character' && !given.choices.leftOut.has(sourceId));
  const persons = personsOf(items, given.choices);
  const total = plain.length + persons.length;
  for (const [at, item] of plain.entries()) {
    await work.step(at, total);
    if (item.kind !== 'character') planning.plain(item, item.kind);
  }
  for (const [at, person] of persons.entries()) {
    await work.step(plain.length + at, total);
    planning.character(person);
  }
  await planning.link(work);
  return planning.plan;
}

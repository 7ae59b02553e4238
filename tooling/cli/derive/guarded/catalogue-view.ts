import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { bareName, IMAGES } from '@otherfolk/shared/check/named-images';
import { asOf } from '@otherfolk/shared/domain/as-of';
import { galleryFor } from '@otherfolk/shared/domain/gallery';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { isVisible, type Visible } from '@otherfolk/shared/domain/visibility';
import { ITEM_FOLDERS, type ItemFolder } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { ENTITY_FILE } from '@otherfolk/shared/kinds/entity-folders';
import { familyKind } from '@otherfolk/shared/kinds/family/kind';
import { narrowerVersion } from '../images/image-index';
import type { CatalogueFacts, Life } from './catalogue-facts';
import type { FileFacts, IndexLine } from './file-facts';

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

const CARD = new RegExp(`^images/cards/(${ITEM_FOLDERS.join('|')})/([^/]+)\\.[a-z]+$`, 'i');

/**
 * What of a catalogue one viewer may know: which items, which files and which images. An item's own file decides; where there is none,
 * the index does, and ids that name nothing are nobody's secret.
 */
export class CatalogueView {
  private readonly seenLives: ReadonlySet<Life>;
  private readonly seenFamilies: ReadonlySet<string>;
  private seenImages: ReadonlySet<string> | undefined;
  private hiddenIds: ReadonlySet<string> | undefined;
  private readonly sees: (item: Visible) => boolean;

  constructor(
    readonly facts: CatalogueFacts,
    /** Every file that the site could hand out. */
    private readonly files: ReadonlySet<string>,
    viewer: Viewer,
    release: number,
    today: LocalDay,
  ) {
    this.sees = (item) => isVisible(asOf(item, today), viewer, release);
    this.seenLives = new Set(facts.lives.filter(({ visible }) => this.sees(visible)));
    this.seenFamilies = new Set([...this.seenLives].flatMap(({ family }) => family ?? []));
  }

  /** Whether a character is seen, by the id of a core, which is seen where one of its lives is, or of a life. */
  seesCharacter(id: string): boolean {
    const lives = [...(this.facts.livesOf.get(id) ?? []), ...this.livesIn(id)];
    if (lives.length > 0) return lives.some((life) => this.seenLives.has(life));
    const own = this.facts.characters.get(id)?.fields;
    if (!own) return this.seesLines('characters', id);
    // A core without lives has no page that could be shown; it is hidden where it says so.
    return this.sees({ ...(own.recordInfo ?? { published: true }), isUnnamed: own.isUnnamed });
  }

  /** One life of a core. */
  seesLife(coreId: string, id: string): boolean {
    const life = this.facts.livesOf.get(coreId)?.find((each) => each.id === id);
    return life ? this.seenLives.has(life) : this.seesCharacter(id);
  }

  /** Whether an item is seen, by its id, where one of its versions is, or by that of a version. An item may have the id of a version. */
  seesItem(folder: ItemFolder, id: string): boolean {
    if (folder === characterKind.folder) return this.seesCharacter(id);
    const { items, versionsOf, lines } = this.facts;
    const versions = versionsOf[folder].get(id) ?? [];
    const isVersion = items[folder].has(id) || lines[folder].has(id);
    if (versions.length === 0 && !isVersion) return true;
    return versions.some((version) => this.seesVersion(folder, version)) || (isVersion && this.seesVersion(folder, id));
  }

  private seesVersion(folder: ItemFolder, id: string): boolean {
    const item = this.facts.items[folder].get(id);
    return item ? this.sees(item.visible) : this.seesLines(folder, id);
  }

  /** The line of an item as its visible versions make it; undefined where all of them are visible, or none. */
  changedCoreEntry(folder: ItemFolder, coreId: string): object | undefined {
    const { items, versionsOf } = this.facts;
    const versions = (versionsOf[folder].get(coreId) ?? []).flatMap((id) => items[folder].get(id) ?? []);
    const seen = versions.filter(({ visible }) => this.sees(visible));
    return seen.length < versions.length ? seen.sort(byId)[0]?.coreEntry : undefined;
  }

  /** One that nobody is said to have is nobody's secret. */
  seesFamily(id: string): boolean {
    return this.seenFamilies.has(id) || !this.facts.families.has(id);
  }

  /** Whether this viewer may know of what a line of an index lists: the line and the file must agree on it. */
  seesLine(list: ItemFolder, line: IndexLine): boolean {
    if (!this.sees(line)) return false;
    if (line.id === undefined) return true;
    return list === characterKind.folder ? this.seesListedLife(line) : this.seesVersion(list, line.id);
  }

  /**
   * Whether a life that is seen shows an image of its core's gallery; what only hidden lives show is hidden. One that no life shows is
   * not, unless it is named after a hidden item.
   */
  showsInGallery(coreId: string, genre: string | undefined, file: string): boolean {
    const lives = this.facts.livesOf.get(coreId) ?? [];
    const showing = lives.filter(
      ({ showsCoreGallery, readTags }) => showsCoreGallery && galleryFor([{ file: '', genre }], readTags()).length > 0,
    );
    if (showing.length === 0) return !this.isHiddenByName(file);
    return showing.some((life) => this.seenLives.has(life));
  }

  /** Whether there is the file for this viewer, whatever may be cut out of it. */
  hasFile(file: string): boolean {
    if (file.startsWith(IMAGES) && file !== catalogueFiles.imageIndex) return this.hasImage(file);
    const facts = this.facts.files.get(file);
    switch (facts?.kind) {
      case 'character':
        return this.seesCharacter(facts.id);
      case 'item':
        return this.seesVersion(facts.folder, facts.id);
      case 'family':
        return this.seesFamily(facts.id);
      case 'broken':
        return this.hasBrokenFile(facts.folder, facts.id);
      default:
        return true;
    }
  }

  private livesIn(id: string): Life[] {
    return this.facts.livesIn.get(id) ?? [];
  }

  private seesListedLife({ id = '', coreId }: IndexLine): boolean {
    const lives = this.livesIn(id).filter(({ core }) => coreId === undefined || core === undefined || core === coreId);
    return lives.length === 0 || lives.some((life) => this.seenLives.has(life));
  }

  /** What no index lists is not hidden by one. */
  private seesLines(list: ItemFolder, id: string): boolean {
    const lines = this.facts.lines[list].get(id);
    return lines === undefined || lines.some((line) => this.sees(line));
  }

  /** A file that cannot be read says nothing of itself: it is handed out where something says that its item is seen. */
  private hasBrokenFile(folder: string, id: string): boolean {
    if (folder === familyKind.folder) return this.seenFamilies.has(id);
    const list = folder as ItemFolder;
    if ((this.facts.lines[list].get(id) ?? []).some((line) => this.sees(line))) return true;
    const isLife = list === characterKind.folder && this.livesIn(id).some((life) => this.seenLives.has(life));
    return isLife || (list === characterKind.folder && this.isSeenCore(id));
  }

  /** Whether a core whose own file cannot be read is seen, as the index says. */
  private isSeenCore(id: string): boolean {
    return [...this.facts.lines.characters.values()].some((lines) =>
      lines.some((line) => line.coreId === id && this.seesLine('characters', line)),
    );
  }

  private hasImage(image: string): boolean {
    this.seenImages ??= this.findImages();
    return this.seenImages.has(image);
  }

  /** Images that are named by what is seen; of the others, those that nothing hidden names or is named by. */
  private findImages(): ReadonlySet<string> {
    const named = { seen: new Set<string>(), hidden: new Set<string>() };
    const unplaced = { seen: new Set<string>(), hidden: new Set<string>() };
    for (const [file, facts] of this.facts.files) {
      const isSeen = this.hasFile(file);
      for (const image of facts.images) named[isSeen ? 'seen' : 'hidden'].add(image);
      for (const name of facts.unplaced) unplaced[isSeen ? 'seen' : 'hidden'].add(name);
      for (const { image, genre } of galleryImages(facts)) {
        const isShown = isSeen && facts.kind === 'character' && this.showsInGallery(facts.id, genre, image);
        named[isShown ? 'seen' : 'hidden'].add(image);
      }
    }
    const isSeen = (image: string): boolean => {
      if (named.seen.has(image)) return true;
      const name = bareName(image);
      const isHidden = named.hidden.has(image) || (unplaced.hidden.has(name) && !unplaced.seen.has(name));
      if (isHidden || this.isHiddenByName(image)) return false;
      const whole = narrowerVersion(image, this.files)?.whole;
      return whole === undefined || isSeen(whole);
    };
    return new Set([...this.files].filter((file) => file.startsWith(IMAGES) && isSeen(file)));
  }

  /** An image that is named after what is hidden would tell of it. */
  private isHiddenByName(image: string): boolean {
    const [, area, cardOf] = CARD.exec(image) ?? [];
    if (area && cardOf)
      return this.facts.files.has(`${area}/${cardOf}.json`) && !this.hasFile(`${area}/${cardOf}.json`);
    const name = bareName(image).replace(/\.[^.]*$/, '');
    const words = name.toLowerCase().split(/[^a-z0-9]+/);
    return words.some((_, first) =>
      words.some((__, last) => last >= first && this.isHiddenId(words.slice(first, last + 1).join('-'))),
    );
  }

  private isHiddenId(id: string): boolean {
    this.hiddenIds ??= this.findHiddenIds();
    return this.hiddenIds.has(id);
  }

  /** Ids that only hidden items have. */
  private findHiddenIds(): ReadonlySet<string> {
    const ids = { seen: new Set<string>(), hidden: new Set<string>() };
    for (const file of this.facts.files.keys()) {
      const [, , id = ''] = ENTITY_FILE.exec(file) ?? [];
      if (id !== '') ids[this.hasFile(file) ? 'seen' : 'hidden'].add(id);
    }
    return new Set([...ids.hidden].filter((id) => !ids.seen.has(id)));
  }
}

const galleryImages = (facts: FileFacts) => (facts.kind === 'character' ? facts.gallery : []);

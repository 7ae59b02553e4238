import type { LocalDay } from '../domain/local-day';
import type { EntityKind } from '../kinds/file-contents';
import type { Content, Entity } from './content';
import type { Finding } from './finding';

export interface RuleOptions {
  today: LocalDay;
  /** The rating that a catalogue promises to stay below, or at; missing where it promises nothing. */
  maxRating?: number | undefined;
}

/** An entity whose `kind` says which of them it is. */
export type AnyEntity = { [Kind in EntityKind]: Entity<Kind> }[EntityKind];

/**
 * A rule in two steps. What it extracts from the file of one entity is JSON that follows from that file alone, so that the file need not
 * be read again while it is the same; what it finds follows from all that it has extracted, from summaries of files and lives, and from files
 * that there are once.
 */
export interface Rule<Extracted> {
  /** `hash` names a text: the same for equal texts only. */
  extract: (entity: AnyEntity, hash: (text: string) => string) => Extracted;
  /** `of`: what was extracted from an entity. */
  find: (content: Content, of: (entity: Entity) => Extracted, options: RuleOptions) => Finding[];
}

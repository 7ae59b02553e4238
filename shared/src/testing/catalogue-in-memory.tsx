import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byFile, checkContent, type CheckOptions } from '../check/check-content';
import { type Content, contentOf } from '../check/content';
import { derivedIndexes } from '../check/derived-indexes';
import { findingLine } from '../check/finding';
import { fixtureMends } from './fixture-mends';

const FIXTURE = path.join(__dirname, 'catalogue');

/** A day after every date of the fixture. */
const TODAY = '2026-11-20';

/** The fixture catalogue for one test, without its two oddities, with every image that it names, and with indexes up to date. */
export class CatalogueInMemory {
  private readonly json = new Map<string, unknown>();
  private readonly images: string[];

  constructor() {
    for (const file of readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.json'),
    ))
      this.json.set(file.split(path.sep).join('/'), JSON.parse(readFileSync(path.join(FIXTURE, file), 'utf8')));
    for (const { file, change } of fixtureMends) this.edit(file, change);
    this.images = [];
    this.index();
    this.images = this.check().flatMap((line) => /: there is no image (images\/\S+?)\. /.exec(line)?.[1] ?? []);
  }

  edit<Json>(file: string, change: (json: Json) => Json | void): void {
    const json = structuredClone(this.json.get(file)) as Json;
    this.json.set(file, change(json) ?? json);
  }

  write(file: string, json: unknown): void {
    this.json.set(file, json);
  }

  /** Brings the derived files up to date. */
  index(): void {
    for (const [file, entries] of derivedIndexes(this.content()))
      this.json.set(file, JSON.parse(JSON.stringify(entries)));
  }

  /** The findings as printed, by file. */
  check(options: Partial<CheckOptions> = {}): string[] {
    return checkContent(this.content(), { today: TODAY, ...options }, true)
      .sort(byFile)
      .map(findingLine);
  }

  private content(): Content {
    return contentOf(this.json, new Set([...this.json.keys(), ...this.images]));
  }
}

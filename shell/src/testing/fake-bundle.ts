import type { BundleKey, GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, AUDIENCES, audiencesOf, VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import {
  type GuardedIndex,
  guardedPartOf,
  guardedParts,
  guardedPath,
  indexFileOf,
  randomKey,
  randomName,
} from '@otherfolk/shared/guarded/guarded-index';
import { sealFile } from '@otherfolk/shared/guarded/sealed-file';

type Contents = Partial<Record<ViewName, Record<string, string>>>;

/** A host with the guarded files of deployments, and the keys that the newest has left. */
export class FakeBundles {
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly asked: string[] = [];
  documents: Partial<Record<Audience, GuardedKey>> = {};

  /** The texts that kinds of members read: texts by the paths of files. Resolves to the name of the bundle. */
  async deploy(contents: Contents): Promise<string> {
    const bundle = randomName();
    const keys = new Map(AUDIENCES.map((audience) => [audience, { bundle, key: randomKey() }]));
    for (const [view, files] of Object.entries(contents) as [ViewName, Record<string, string>][]) {
      const index: GuardedIndex = {};
      for (const [file, text] of Object.entries(files)) {
        const place: [string, string] = [randomName(), randomKey()];
        await this.put(bundle, place, text);
        index[file] = file.endsWith('.json') ? place : [...place, 40, 30];
      }
      const own = audiencesOf(VIEWERS[view]).map((audience): BundleKey => keys.get(audience) ?? { bundle, key: '' });
      for (const part of guardedParts) {
        const ofPart = Object.entries(index).filter(([file]) => guardedPartOf(file) === part);
        const place = (await indexFileOf(own, part)) as [string, string];
        await this.put(bundle, place, JSON.stringify(Object.fromEntries(ofPart)));
      }
    }
    for (const [audience, key] of keys) {
      const { bundle: last, key: lastKey, before = [] } = this.documents[audience] ?? {};
      const earlier = last !== undefined && lastKey !== undefined ? [{ bundle: last, key: lastKey }] : [];
      this.documents[audience] = { ...key, before: [...earlier, ...before] };
    }
    return bundle;
  }

  /** Takes a deployment's files off the host. */
  remove(bundle: string): void {
    for (const path of [...this.files.keys()]) if (path.includes(bundle)) this.files.delete(path);
  }

  readonly fetch = (path: string): Promise<Response> => {
    this.asked.push(path);
    const file = this.files.get(path);
    return Promise.resolve(file ? new Response(file) : new Response('', { status: 404 }));
  };

  readonly readKey = (audience: Audience): Promise<GuardedKey | undefined> => Promise.resolve(this.documents[audience]);

  private async put(bundle: string, [name, key]: [string, string], text: string): Promise<void> {
    const path = guardedPath(bundle, name);
    this.files.set(path, await sealFile(new TextEncoder().encode(text), key, path, true));
  }
}

/** @jest-environment node */
import fs, { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type * as atomically from '@otherfolk/system/write-file-atomically';
import { ChangeStore } from './change-store';
import { hashOf } from './content-pack';
import { ConflictError } from './save-refusal';

// Whether the machine could end at any moment is not asked here.
jest.mock('../../system/flush', () => ({ flushFiles: () => Promise.resolve(), flushFolder: () => Promise.resolve() }));
jest.mock('../../system/write-durably', () => ({
  writeDurably: jest.requireActual<typeof atomically>('../../system/write-file-atomically').writeFileAtomically,
}));

const FILES = ['characters/mara.json', 'plots/tide.json'] as const;
type Fields = Record<string, number>;

/** An editor who changes fields that are his alone, and merges by field where a file has changed. */
class Editor {
  private readonly opened = new Map<string, { text: string; base: string | null }>();
  /** All that he ever saved, by file and field. */
  readonly saved = new Map<string, Fields>();
  private readonly typed = new Map<string, Fields>();

  constructor(
    private readonly name: string,
    private readonly store: ChangeStore,
  ) {}

  open(file: string): void {
    const bytes = readFileSync(path.join(this.store.catalogue, file));
    this.opened.set(file, { text: bytes.toString(), base: hashOf(bytes) });
  }

  type(file: string, field: number, value: number): void {
    if (!this.opened.has(file)) this.open(file);
    this.typed.set(file, { ...this.typed.get(file), [`${this.name}${field}`]: value });
  }

  async save(): Promise<void> {
    const typed = [...this.typed];
    if (typed.length === 0) return;
    const files = typed.map(([file, fields]) => {
      const { text = '{}', base = null } = this.opened.get(file) ?? {};
      const bytes = Buffer.from(JSON.stringify({ ...(JSON.parse(text) as Fields), ...fields }));
      return { path: file, bytes, before: base };
    });
    try {
      await this.store.save({ by: this.name, summary: 'Save', files });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      for (const { path: file, text, hash } of error.conflicts)
        this.opened.set(file, { text: text ?? '{}', base: hash });
      return this.save();
    }
    for (const { path: file, bytes } of files) this.opened.set(file, { text: bytes.toString(), base: hashOf(bytes) });
    for (const [file, fields] of typed) this.saved.set(file, { ...this.saved.get(file), ...fields });
    this.typed.clear();
  }
}

const step = fc.record({
  editor: fc.constantFrom(0, 1),
  kind: fc.constantFrom('open', 'type', 'type', 'save'),
  file: fc.constantFrom(...FILES),
  field: fc.nat(3),
  value: fc.nat(99),
});

test('two editors lose no field, in whatever order they open, type, save and merge', async () => {
  const catalogue = realpathSync(mkdtempSync(path.join(tmpdir(), 'otherfolk-two-')));
  for (const file of FILES) mkdirSync(path.dirname(path.join(catalogue, file)));
  jest.spyOn(fs, 'fsyncSync').mockImplementation();
  const store = new ChangeStore({ catalogue, index: () => Promise.resolve(undefined) });
  let conflicts = 0;
  const save = store.save.bind(store);
  store.save = (change) =>
    save(change).catch((error: unknown) => {
      conflicts += 1;
      throw error;
    });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      for (const file of FILES) writeFileSync(path.join(catalogue, file), '{}');
      const editors = [new Editor('a', store), new Editor('b', store)] as const;
      let saving: Promise<void>[] = [];
      for (const { editor, kind, file, field, value } of steps) {
        const who = editors[editor] ?? editors[0];
        if (kind === 'open') who.open(file);
        else if (kind === 'type') who.type(file, field, value);
        else saving = [...saving, who.save()];
        if (kind !== 'save') saving = (await Promise.all(saving), []);
      }
      await Promise.all(saving);
      for (const who of editors) await who.save();
      for (const file of FILES) {
        const now = JSON.parse(readFileSync(path.join(catalogue, file), 'utf8')) as Fields;
        for (const { saved } of editors) expect(now).toMatchObject(saved.get(file) ?? {});
      }
      await store.settled();
      rmSync(path.join(catalogue, '.history/changes'), { recursive: true, force: true });
    }),
    { numRuns: 1000, endOnFailure: true },
  );
  expect(conflicts).toBeGreaterThan(10);
  await store.settled();
  rmSync(catalogue, { recursive: true });
}, 120_000);

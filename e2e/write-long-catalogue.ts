import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeBigCatalogue } from '@otherfolk/cli/bench/big-catalogue';

/** The number of people, many times that of a list that is in the document as a whole. */
const CHARACTERS = 2000;
const LOCATIONS = 300;

/** The shipped catalogue is for everyone. Here Aurelio is for adults, and so would Delphine be, who is 14. */
const RATED = [
  { id: 'aurelio', contentRating: 2, ageFormula: 'X+20' },
  { id: 'delphine', contentRating: 3, ageFormula: 'X-4' },
];

interface Rated {
  id?: string;
  coreId?: string;
  ageGrade: { ageFormula: string };
  recordInfo: { contentRating: number };
  variants: { id: string }[];
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: write-long-catalogue.ts <folder>');
await rm(folder, { recursive: true, force: true });
await writeBigCatalogue(folder, { characters: CHARACTERS, locations: LOCATIONS });

async function edit<T>(name: string, change: (content: T) => unknown): Promise<void> {
  const file = path.join(folder as string, 'characters', `${name}.json`);
  const content = JSON.parse(await readFile(file, 'utf8')) as T;
  await writeFile(file, JSON.stringify(change(content)));
}

for (const { id, contentRating, ageFormula } of RATED) {
  const rate = (file: Rated) => ({
    ...file,
    ageGrade: { ...file.ageGrade, ageFormula },
    recordInfo: { ...file.recordInfo, contentRating },
  });
  let variants: string[] = [];
  await edit<Rated>(id, (core) => {
    variants = core.variants.map((variant) => variant.id);
    return rate(core);
  });
  for (const variant of variants) await edit<Rated>(variant, rate);
  await edit<Rated[]>('index.variants', (entries) =>
    entries.map((entry) => (entry.coreId === id ? { ...rate(entry), contentRating } : entry)),
  );
}

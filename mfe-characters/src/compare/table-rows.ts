import { showsMeasurements, showsRomanceVibe } from '@otherfolk/shared/domain/adults';
import { type AgeInput, calculatedAge } from '@otherfolk/shared/domain/age';
import { lifeStagesFor } from '@otherfolk/shared/domain/life-stage';
import {
  CHARACTER_SECTION_KEYS,
  CHARACTER_SECTIONS,
  sectionHeading,
} from '@otherfolk/shared/kinds/character/section-table';
import { type AgeFacts, ageFacts } from '../detail/age-facts';
import { gradeOf } from '../detail/grade';
import { termTexts } from '../texts/terms';
import type { CellText, ComparedContent, ComparedLife } from './compared-life';
import { fieldsOf, keyOfField, type LifeField } from './life-fields';

const FOR_ADULTS: ReadonlySet<string> = new Set(
  CHARACTER_SECTION_KEYS.filter((key) => CHARACTER_SECTIONS[key].isForAdults).map(sectionHeading),
);

export type When = Pick<AgeInput, 'baseAge' | 'today'>;

interface TableCell {
  text: CellText | undefined;
  /** The text with which its words are compared. */
  base: CellText | undefined;
  differs: boolean;
}

export interface TableRow {
  key: string;
  group: string;
  heading: string;
  /** The cells by the ids of the lives; lives behind a veil have none. */
  cells: ReadonlyMap<string, TableCell>;
  /** Whether all lives say the same. */
  isSame: boolean;
}

const line = (text: string): CellText => ({ blocks: [{ kind: 'paragraph', text }] });

const AGES: Readonly<Record<string, keyof AgeFacts>> = {
  [termTexts.age]: 'age',
  [termTexts.ageFormula]: 'formula',
  [termTexts.birthDate]: 'birthDate',
  [termTexts.grade]: 'grade',
};

function ageLine(heading: string, age: AgeInput): CellText | undefined {
  const fact = AGES[heading];
  const value = fact && ageFacts(age)?.[fact];
  return value === undefined ? undefined : line(value);
}

/** The cell of a row for a life, or of the core in its place: `age` is that of the life. */
function textOf(content: ComparedContent, field: LifeField, age: AgeInput): CellText | undefined {
  const text = content.texts[keyOfField(field)];
  const { group, heading } = field;
  if (group === 'Age' || group === 'Grade') return ageLine(heading, age);
  if (heading === termTexts.measurements && group === 'Body') return showsMeasurements(age) ? text : undefined;
  if (FOR_ADULTS.has(group)) return showsRomanceVibe(age) ? text : undefined;
  if (group !== 'Life Stages') return text;
  const stages = lifeStagesFor(content.stages, gradeOf(calculatedAge(age)), age.ageless);
  if (stages.length === 0) return undefined;
  const cut = stages.find((stage) => stage.cut !== undefined)?.cut;
  return { blocks: stages.flatMap(({ blocks }) => blocks), ...(cut !== undefined && { cut }) };
}

const isSameText = (a: CellText | undefined, b: CellText | undefined): boolean =>
  a?.cut === b?.cut && JSON.stringify(a?.blocks) === JSON.stringify(b?.blocks);

/** The headings of sheets, in the order in which they occur first. */
const sheetsOf = (lives: readonly ComparedContent[]): Record<string, string> => {
  const prefix = keyOfField({ group: 'Character Sheets', heading: '' });
  const keys = lives.flatMap(({ texts }) => Object.keys(texts).filter((key) => key.startsWith(prefix)));
  return Object.fromEntries(keys.map((key) => [key.slice(prefix.length), '']));
};

interface Asked {
  /** The lives that are shown, without those behind a veil. */
  lives: readonly ComparedLife[];
  groups: readonly string[];
  when: When;
  /** The core of all of them; without one, the first life stands for it. */
  core?: ComparedContent | undefined;
}

/**
 * The rows of a table of lives, each with a cell for each life, those that are the same in all lives last; rows in which no life has
 * anything are left out. With a core a cell
 * differs where the life changes it; without one, where it says something else than the first life.
 */
export function tableRows({ lives, groups, when, core }: Asked): TableRow[] {
  const [first] = lives;
  const ageOf = ({ ageGrade, ageless }: ComparedContent): AgeInput => ({ ageGrade, ageless, ...when });
  return fieldsOf({ characterSheets: sheetsOf(lives) })
    .filter(({ group }) => groups.includes(group))
    .flatMap((field): TableRow[] => {
      const key = keyOfField(field);
      const ofFirst = first && textOf(first, field, ageOf(first));
      const cells = new Map(
        lives.map((life): [string, TableCell] => {
          const text = textOf(life, field, ageOf(life));
          if (!core) return [life.id, { text, base: ofFirst, differs: !isSameText(text, ofFirst) }];
          const isOfAge = field.group === 'Age' || field.group === 'Grade';
          const base = textOf(core, field, ageOf(isOfAge ? core : life));
          // A value that merely follows, such as the grade of another age, may come to the same.
          const differs = text !== undefined && life.changed.includes(key) && !isSameText(text, base);
          return [life.id, { text, base, differs }];
        }),
      );
      const texts = [...cells.values()].map(({ text }) => text);
      const isEmpty = texts.every((text) => text === undefined);
      const isSame = cells.size > 1 && texts.every((text) => isSameText(text, texts[0]));
      return isEmpty ? [] : [{ key, group: field.group, heading: field.heading, cells, isSame }];
    })
    .sort((one, other) => Number(one.isSame) - Number(other.isSame));
}

import i18next from 'eslint-plugin-i18next';

/** The workspaces whose texts live in a table: `src/texts.ts`, or a file for each area in `src/texts/`. */
const WITH_TABLE = ['mfe-admin', 'mfe-characters', 'mfe-locations', 'mfe-plots'];

/** Attributes that are read by people. */
const READ = [
  'alt',
  'title',
  'label',
  'heading',
  'description',
  'placeholder',
  'text',
  'hint',
  'noun',
  'confirm',
  'aria-label',
  'aria-description',
];

/** A mark such as ✕ reads the same in every language. */
const SIGN = /^\P{L}+$/u;

/** Refuses text that is written into a component: it belongs into the table, so that a translation can come. */
export const textsInTables = {
  files: WITH_TABLE.map((workspace) => `${workspace}/src/**/*.tsx`),
  ignores: ['**/*.test.tsx', '**/testing/**'],
  plugins: { i18next },
  rules: {
    'i18next/no-literal-string': [
      'error',
      {
        mode: 'jsx-only',
        'jsx-attributes': { include: READ },
        'should-validate-template': true,
        words: { exclude: [SIGN] },
        message: 'Text that people read belongs into src/texts',
      },
    ],
  },
} as const;

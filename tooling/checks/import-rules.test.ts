/** @jest-environment node */
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRules } from './import-rules';

function complaints(filename: string, code: string): string[] {
  const config = [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@typescript-eslint': tseslint.plugin },
    },
    ...importRules,
  ] as Linter.Config[];
  return new Linter().verify(code, config, { filename }).map(({ message }) => message);
}

test.each([
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { a } from '@otherfolk/mfe-characters/src/a';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { a } from '../../../mfe-characters/src/a';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { a } from '../../../shell/src/app/app';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { writeSession } from '@otherfolk/shared/session/writer';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { getAuth } from 'firebase/auth';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { createBrowserRouter } from 'react-router-dom';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { Link } from 'react-router';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { a } from '@tanstack/react-query/build/modern/index.js';"],
  ['the renderer', 'shell/src/render/x.tsx', "import { UNSAFE_createRouter } from 'react-router-dom';"],
  ['the shell', 'shell/src/app/x.tsx', "import { jsx } from 'react/cjs/react-jsx-runtime.production.js';"],
  ['drafts', 'shared/src/drafts/x.ts', "import { useSession } from '../session';"],
  ['the shell', 'shell/src/app/x.tsx', "import { a } from '@otherfolk/mfe-characters';"],
  ['the shell outside its session', 'shell/src/app/x.tsx', "import { getAuth } from 'firebase/auth';"],
  ['the domain', 'shared/src/domain/x.ts', "import { useState } from 'react';"],
  ['the domain', 'shared/src/domain/x.ts', "import { readSite } from '../catalogue/read-site';"],
  ['the domain', 'shared/src/domain/x.ts', "export const x = () => fetch('/x');"],
  ['the domain', 'shared/src/domain/x.ts', 'export const x = () => window.innerWidth;'],
  ['the domain', 'shared/src/domain/x.ts', 'export const x = () => Date.now();'],
  ['the texts of files', 'shared/src/json-text/x.ts', "import { useState } from 'react';"],
  ['the catalogue', 'shared/src/catalogue/x.ts', "import { Card } from '../ui/card';"],
  ['the components', 'shared/src/ui/x.tsx', "import { useViewer } from '../session';"],
  ['a command', 'tooling/cli/serve/x.ts', "import { a } from '../../local-backend/store/a';"],
  ['a test', 'e2e/tests/x.spec.ts', "import { a } from '../../tooling/local-backend/demo-accounts';"],
  ['shared', 'shared/src/queries/x.ts', "import { a } from '../../../shell/src/app/app';"],
])('%s may not: %s: %s', (_, file, code) => {
  expect(complaints(file, code)).toHaveLength(1);
});

test.each([
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { useViewer } from '@otherfolk/shared/session';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { Link, type RouteObject, useMatch } from 'react-router-dom';"],
  ['a remote', 'mfe-plots/src/list/x.tsx', "import { a } from '../detail/a';"],
  ['a command', 'tooling/cli/serve/x.ts', "import { openBackend } from '@otherfolk/local-backend';"],
  ['the local backend', 'tooling/local-backend/auth/x.ts', "import { a } from '../store/a';"],
  ['the session of the shell', 'shell/src/session/x.ts', "import { getAuth } from 'firebase/auth';"],
  ['the renderer', 'shell/src/render/x.tsx', "import { StaticRouter } from 'react-router-dom';"],
  ['the domain', 'shared/src/domain/x.ts', "import { isValidId } from './id';"],
])('%s may: %s: %s', (_, file, code) => {
  expect(complaints(file, code)).toEqual([]);
});

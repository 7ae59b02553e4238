import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import json from '@eslint/json';
import type { Linter, Rule } from 'eslint';
import { fromRoot } from '@otherfolk/system/from-root';

/** The packages that the owner of the project has named: the stack, whatever a figure says. */
export const OWNER_PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  '@module-federation/enhanced',
  'webpack',
  'firebase',
  'zustand',
  'jest',
  'ts-loader',
] as const;

type Manifest = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

const namesIn = (manifest: string): string[] => {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
};

const manifestsIn = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => path.join(folder, name, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));

/** The packages of the list on which neither the package of the root, given as text, nor any workspace below the root depends. */
export function missingPackages(manifest: string, root = fromRoot()): string[] {
  const manifests = [manifest, ...manifestsIn(root), ...manifestsIn(path.join(root, 'tooling'))];
  const named = new Set(manifests.flatMap(namesIn));
  return OWNER_PACKAGES.filter((name) => !named.has(name));
}

const rule: Rule.RuleModule = {
  create: (context) => ({
    Document() {
      for (const name of missingPackages(context.sourceCode.text))
        context.report({
          loc: { line: 1, column: 0 },
          message: `The owner has named '${name}': nothing depends on it.`,
        });
    },
  }),
};

/** Fails where a package of the owner's list is no dependency. That each is used is what knip looks at. */
export const ownerPackages: Linter.Config = {
  files: ['package.json'],
  language: 'json/json',
  plugins: { json: json, otherfolk: { rules: { 'owner-packages': rule } } },
  rules: { 'otherfolk/owner-packages': 'error' },
};

import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';

/** The text that webpack writes in the place of a name, or of its properties. */
export interface Definition {
  [name: string]: string | Definition;
}

const definitionOf = (value: object): Definition =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'object' && part !== null ? definitionOf(part) : JSON.stringify(part),
    ]),
  );

/** The constant of a build, written property by property: branches for other backends are left out of it. */
export const backendDefinition = (target: BackendTarget) => definitionOf({ BACKEND_TARGET: target });

import type { RemoteDeclaration } from './declaration';
import { type ReadDeclaration, readDeclaration } from './read-declaration';

/** The first segments of URLs that belong to the shell, or to files beside its pages. */
const OF_THE_SHELL: ReadonlySet<string> = new Set([
  'tags',
  'calendar',
  'changelog',
  'privacy',
  'data',
  'assets',
  'remotes',
  'search',
]);

const DEFAULT_ORDER = 100;

/** Something of a remote that the site does without, and why. */
export interface RemoteProblem {
  remote: string;
  /** A sentence without its full stop, such as `it calls itself 'maps'`. */
  problem: string;
}

export interface AcceptedRemotes {
  /** Declarations that do not clash, in the order of the site. */
  declarations: RemoteDeclaration[];
  problems: RemoteProblem[];
}

/** Order comes first, then the id. */
const inOrder = (one: RemoteDeclaration, other: RemoteDeclaration) =>
  (one.order ?? DEFAULT_ORDER) - (other.order ?? DEFAULT_ORDER) || (one.id < other.id ? -1 : 1);

/** Mounts and widgets with their owners: the first that claims one has it. */
class Claims {
  private readonly owners = new Map<string, string>();

  /** The sentence that refuses a remote for what it claims; undefined where all of that is free, and is its own from now on. */
  refuse({ id, mounts, widgets = [] }: RemoteDeclaration): string | undefined {
    const wanted = [
      ...Object.keys(mounts).map((mount) => [`the mount '${mount}'`, OF_THE_SHELL.has(mount)] as const),
      ...widgets.map((widget) => [`the widget '${widget}'`, false] as const),
    ];
    for (const [claim, isOfShell] of wanted) {
      const owner = isOfShell ? 'the shell' : this.owners.get(claim);
      if (owner) return `it is left out: it claims ${claim}, which belongs to ${owner}`;
    }
    for (const [claim] of wanted) this.owners.set(claim, `'${id}'`);
    return undefined;
  }
}

/** Takes their contributions from the remotes that need one which is not there. */
function withNeedsMet(declarations: RemoteDeclaration[], problems: RemoteProblem[]): RemoteDeclaration[] {
  const there = new Set(declarations.map(({ id }) => id));
  const lacking = declarations.flatMap(({ id, needs = [], contributions = [] }) => {
    const missing = needs.filter((need) => !there.has(need));
    return missing.length > 0 && contributions.length > 0 ? [{ id, missing }] : [];
  });
  for (const { id, missing } of lacking) {
    const names = missing.map((each) => `'${each}'`).join(' and ');
    problems.push({ remote: id, problem: `its contributions are left out: it needs ${names}, which is not there` });
  }
  const ids = new Set(lacking.map(({ id }) => id));
  return declarations.map((each) => (ids.has(each.id) ? { ...each, contributions: [] } : each));
}

/**
 * The remotes of a site, whose shell has this contract, by what came as their declarations, each under the name of its line in
 * `remotes.json`. Of two that claim the same mount or widget the first in the order of the site has it, and the other is left out.
 */
export function acceptDeclarations(found: Readonly<Record<string, unknown>>, contract: number): AcceptedRemotes {
  const read = Object.entries(found).map(([id, json]): [string, ReadDeclaration] => [
    id,
    readDeclaration(id, json, contract),
  ]);
  const problems = read.flatMap(([remote, each]) => each.problems.map((problem) => ({ remote, problem })));
  const claims = new Claims();
  const accepted = read
    .flatMap(([, { declaration }]) => declaration ?? [])
    .sort(inOrder)
    .filter((declaration) => {
      const refusal = claims.refuse(declaration);
      if (refusal) problems.push({ remote: declaration.id, problem: refusal });
      return !refusal;
    });
  return { declarations: withNeedsMet(accepted, problems), problems };
}

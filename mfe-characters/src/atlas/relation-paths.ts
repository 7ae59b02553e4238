import { RELATION_KINDS, type RelationKind } from '@otherfolk/shared/domain/relation-kinds';
import type { DrawnPerson, DrawnRelation } from './atlas-drawing';

export interface KindPath {
  kind: RelationKind;
  /** The `d` of one path element with all the lines of this kind: thousands of elements would be slow. */
  d: string;
}

/** The lines of relations, one path for each kind. */
export function relationPaths(relations: readonly DrawnRelation[], people: readonly DrawnPerson[]): KindPath[] {
  const positions = new Map(people.map((each) => [each.person, each]));
  const lines = new Map<RelationKind, string[]>();
  for (const { first, second, kind, bend } of relations) {
    const [a, b] = [positions.get(first), positions.get(second)];
    if (!a || !b) continue;
    const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
    const line = `M${Math.round(a.x)} ${Math.round(a.y)}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${Math.round(b.x)} ${Math.round(b.y)}`;
    const known = lines.get(kind);
    if (known) known.push(line);
    else lines.set(kind, [line]);
  }
  return RELATION_KINDS.flatMap((kind) => {
    const drawn = lines.get(kind);
    return drawn ? [{ kind, d: drawn.join('') }] : [];
  });
}

import type { Drawing } from './atlas-drawing';
import { relationLooks } from './relation-looks';

const NODE = { width: 220, height: 80 };
/** Nodes are wider than portraits. */
const SPREAD = 2;

const markdown = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&');

/** The map as JSON Canvas 1.0 (https://jsoncanvas.org/spec/1.0/). `origin`: of the site, for links to pages. */
export function jsonCanvas({ people, relations }: Drawing, origin: string): string {
  const nodeId = (person: number) => `person-${person}`;
  const nodes = people.map(({ person, name, to, x, y }) => ({
    id: nodeId(person),
    type: 'text',
    text: `[${markdown(name)}](${origin}${to})`,
    x: Math.round(x * SPREAD - NODE.width / 2),
    y: Math.round(y * SPREAD - NODE.height / 2),
    ...NODE,
  }));
  const edges = relations.map(({ first, second, kind }) => {
    const { label, canvasColour } = relationLooks[kind];
    return {
      id: `${kind}-${first}-${second}`,
      fromNode: nodeId(first),
      toNode: nodeId(second),
      // A relation has no direction.
      toEnd: 'none',
      label,
      ...(canvasColour !== undefined && { color: canvasColour }),
    };
  });
  return `${JSON.stringify({ nodes, edges }, null, 2)}\n`;
}

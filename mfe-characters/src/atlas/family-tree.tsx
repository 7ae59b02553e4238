import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { familiesTexts } from '../texts/families';
import { familyLayout, type Kin, type PlacedMember } from './family-layout';
import { nameLines } from './name-lines';
import { Portrait } from './portrait';

const RADIUS = 28;
const MARGIN = 76;
const BELOW = 78;
const FIRST_LINE = 46;
const LINE_HEIGHT = 16;

interface TreeMember extends Kin {
  characterId?: string | undefined;
  name?: string | undefined;
  avatar?: string | undefined;
}

interface FamilyTreeProps {
  name: string;
  members: readonly TreeMember[];
  /** The person of the page, who stands out. */
  characterId?: string | undefined;
}

type Positions = ReadonlyMap<number, PlacedMember>;

/** The line from the middle between the parents down to the child. */
function childLine(positions: Positions, child: number, parents: readonly number[]): string {
  const to = positions.get(child);
  const from = parents.flatMap((parent) => positions.get(parent) ?? []);
  if (!to || from.length === 0) return '';
  const x = Math.round(from.reduce((sum, each) => sum + each.x, 0) / from.length);
  const lowest = Math.max(...from.map(({ y }) => y));
  // The line begins between the two of a couple, and below the name of a single parent.
  const start = from.length > 1 ? lowest : lowest + BELOW;
  const turn = to.y - RADIUS - 22;
  return `M${x} ${start}V${Math.max(turn, start)}H${to.x}V${to.y - RADIUS}`;
}

function coupleLine(positions: Positions, one: number, other: number): string {
  const [a, b] = [positions.get(one), positions.get(other)];
  return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
}

function Member({ member, isOwn }: { member: TreeMember; isOwn: boolean }) {
  const { characterId, avatar = '', id } = member;
  const name = member.name || characterId || id;
  const drawn = (
    <>
      <Portrait name={name} avatar={avatar} radius={RADIUS} />
      <text className="atlas-name">
        {nameLines(name).map((line, index) => (
          <tspan key={index} x={0} y={FIRST_LINE + index * LINE_HEIGHT}>
            {index > 0 ? ` ${line}` : line}
          </tspan>
        ))}
      </text>
    </>
  );
  const className = ['atlas-person', isOwn && 'atlas-selected', !characterId && 'atlas-plain']
    .filter(Boolean)
    .join(' ');
  if (!characterId) return <g className={className}>{drawn}</g>;
  return (
    <Link to={paths.character(characterId)} className={className} aria-label={name} aria-current={isOwn || undefined}>
      {drawn}
    </Link>
  );
}

/** A family as a tree. Who belongs to whom stands in words beside it. */
export function FamilyTree({ name, members, characterId }: FamilyTreeProps) {
  const layout = useMemo(() => familyLayout(members), [members]);
  if (layout.members.length === 0) return null;
  const positions = new Map(layout.members.map((each) => [each.index, each]));
  const xs = layout.members.map(({ x }) => x);
  const bottom = Math.max(...layout.members.map(({ y }) => y)) + BELOW;
  const [left, top] = [Math.min(...xs) - MARGIN, -RADIUS - 8];
  const [width, height] = [Math.max(...xs) + MARGIN - left, bottom - top];
  const couples = layout.couples.map(([one, other]) => coupleLine(positions, one, other)).join('');
  const children = layout.children.map(({ child, parents }) => childLine(positions, child, parents)).join('');
  return (
    <div className="atlas-tree">
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        width={width}
        height={height}
        role="group"
        aria-label={familiesTexts.tree(name)}
      >
        <path className="atlas-line atlas-kin" d={children} />
        <path className="atlas-line atlas-kin atlas-couple" d={couples} />
        {layout.members.map(({ index, x, y }) => {
          const member = members[index];
          return (
            member && (
              <g key={index} transform={`translate(${x} ${y})`}>
                <Member member={member} isOwn={characterId !== undefined && member.characterId === characterId} />
              </g>
            )
          );
        })}
      </svg>
    </div>
  );
}

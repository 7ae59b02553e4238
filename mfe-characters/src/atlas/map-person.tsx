import { memo } from 'react';
import { atlasTexts } from '../texts/atlas';
import type { DrawnPerson } from './atlas-drawing';
import { nameLines } from './name-lines';
import { Portrait } from './portrait';

const RADIUS = 28;
const FIRST_LINE = 46;
const LINE_HEIGHT = 16;

interface MapPersonProps extends DrawnPerson {
  relations: number;
  isSelected: boolean;
  /** Whether it is not among those who stand out. */
  isQuiet: boolean;
  /** Missing as long as the page has no scripts: then all are reached by Tab. */
  tabIndex: number | undefined;
}

/** A person on the map: a link, which the map's own keys and presses go before. */
export const MapPerson = memo(function MapPerson(props: MapPersonProps) {
  const { person, name, to, colour, avatar, x, y, relations, isSelected, isQuiet, tabIndex } = props;
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <a
        href={to}
        data-person={person}
        className={['atlas-person', isSelected && 'atlas-selected', isQuiet && 'atlas-quiet'].filter(Boolean).join(' ')}
        tabIndex={tabIndex}
        aria-label={atlasTexts.map.person(name, relations)}
        aria-current={isSelected || undefined}
      >
        <g className="atlas-person-size">
          <Portrait name={name} avatar={avatar} colour={colour} radius={RADIUS} />
          <text className="atlas-name" aria-hidden>
            {nameLines(name).map((line, index) => (
              <tspan key={index} x={0} y={FIRST_LINE + index * LINE_HEIGHT}>
                {index > 0 ? ` ${line}` : line}
              </tspan>
            ))}
          </text>
        </g>
      </a>
    </g>
  );
});

import { memo } from 'react';

const RADIUS = 28;

interface MapDotProps {
  person: number;
  name: string;
  to: string;
  colour: string;
  x: number;
  y: number;
  isSelected: boolean;
  /** Whether it stands out with the one who is selected. */
  isRelated: boolean;
  tabIndex: number;
  /** Whether it is hidden in this world: to take elements away and put them back costs more than to hide them. */
  isAway: boolean;
}

/** A person on a large map that is seen from afar, where a portrait would be a few points wide: a link, and cheap to draw. */
export const MapDot = memo(function MapDot(props: MapDotProps) {
  const { person, name, to, colour, x, y, isSelected, isRelated, tabIndex, isAway } = props;
  const classes = [
    'atlas-person atlas-dot',
    isSelected && 'atlas-selected',
    isRelated && 'atlas-related',
    isAway && 'atlas-away',
  ];
  return (
    <a
      href={to}
      data-person={person}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={tabIndex}
      aria-label={name}
      aria-current={isSelected || undefined}
    >
      <circle cx={x} cy={y} r={RADIUS} fill={colour || undefined} />
    </a>
  );
});

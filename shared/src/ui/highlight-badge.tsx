import type { Highlight, HighlightKind } from '../domain/card-highlight';
import { Badge, type BadgeTone } from './badge';

const tones: Record<HighlightKind, BadgeTone> = {
  birthday: 'brass',
  pipeline: 'grey',
  newRelease: 'blue',
  new: 'brass',
  updated: 'brass',
  event: 'purple',
};

/** The one badge of a list card, as `cardHighlight` chose it. */
export function HighlightBadge({ highlight: { kind, label } }: { highlight: Highlight }) {
  return <Badge tone={tones[kind]}>{label}</Badge>;
}

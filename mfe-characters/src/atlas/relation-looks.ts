import { RELATION_KINDS, type RelationKind } from '@otherfolk/shared/domain/relation-kinds';

interface RelationLook {
  label: string;
  /** Of its line, as stroke-dasharray: kinds differ by more than their colours. */
  dashes: string;
  width: number;
  /** In a JSON Canvas: a preset of the format, or a colour. */
  canvasColour?: string;
}

/** How relations of each kind are drawn; their colours are the tokens `--relation-…` of atlas.css. */
export const relationLooks: Readonly<Record<RelationKind, RelationLook>> = {
  family: { label: 'Family', dashes: '', width: 3, canvasColour: '#d9b36a' },
  love: { label: 'Love', dashes: '0.1 6', width: 4, canvasColour: '6' },
  friend: { label: 'Friends', dashes: '14 4', width: 2, canvasColour: '4' },
  ally: { label: 'Allies', dashes: '14 4 2 4', width: 2, canvasColour: '5' },
  rival: { label: 'Rivals', dashes: '6 6', width: 2.5, canvasColour: '2' },
  enemy: { label: 'Enemies', dashes: '2 4', width: 3, canvasColour: '1' },
  work: { label: 'Work', dashes: '22 6', width: 1.5, canvasColour: '3' },
  other: { label: 'Other', dashes: '', width: 1.25 },
};

interface Preset {
  label: string;
  kinds: readonly RelationKind[];
}

export const PRESETS: readonly Preset[] = [
  { label: 'Everyone', kinds: RELATION_KINDS },
  { label: 'Family', kinds: ['family'] },
  { label: 'Love and friends', kinds: ['love', 'friend'] },
  { label: 'Allies and work', kinds: ['ally', 'work'] },
  { label: 'Rivals and enemies', kinds: ['rival', 'enemy'] },
];

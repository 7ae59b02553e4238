import { RELATION_KINDS, type RelationKind } from '@otherfolk/shared/domain/relation-kinds';
import { atlasTexts } from '../texts/atlas';

const { kinds, presets } = atlasTexts;

interface RelationLook {
  label: string;
  /** The stroke-dasharray of its line: kinds differ by more than their colours. */
  dashes: string;
  width: number;
  /** The colour in a JSON Canvas: a preset of the format, or any other. */
  canvasColour?: string;
}

/** How relations of each kind are drawn; their colours are the tokens `--relation-…` of atlas.css. */
export const relationLooks: Readonly<Record<RelationKind, RelationLook>> = {
  family: { label: kinds.family, dashes: '', width: 3, canvasColour: '#d9b36a' },
  love: { label: kinds.love, dashes: '0.1 6', width: 4, canvasColour: '6' },
  friend: { label: kinds.friend, dashes: '14 4', width: 2, canvasColour: '4' },
  ally: { label: kinds.ally, dashes: '14 4 2 4', width: 2, canvasColour: '5' },
  rival: { label: kinds.rival, dashes: '6 6', width: 2.5, canvasColour: '2' },
  enemy: { label: kinds.enemy, dashes: '2 4', width: 3, canvasColour: '1' },
  work: { label: kinds.work, dashes: '22 6', width: 1.5, canvasColour: '3' },
  other: { label: kinds.other, dashes: '', width: 1.25 },
};

interface Preset {
  label: string;
  kinds: readonly RelationKind[];
}

export const PRESETS: readonly Preset[] = [
  { label: presets.everyone, kinds: RELATION_KINDS },
  { label: presets.family, kinds: ['family'] },
  { label: presets.love, kinds: ['love', 'friend'] },
  { label: presets.allies, kinds: ['ally', 'work'] },
  { label: presets.rivals, kinds: ['rival', 'enemy'] },
];

import { headingOf } from '../../domain/section-heading';
import type { SourceKind } from '../source/source-item';
import { listOrText, partsOf } from './list-or-text';
import { colourAt, textAt } from './plain-targets';
import { split, type Target, type ValuePart } from './target';

const section = (key: string, names: string): Target => ({
  id: `plot.${key}`,
  label: headingOf(key),
  kinds: ['plot'],
  names: [headingOf(key), ...split(names)],
  read: (text): ValuePart[] => [{ to: ['sections', key], value: listOrText(text) }],
});

const list = (key: string, names: string): Target => ({
  ...section(key, names),
  read: (text) => {
    const read = listOrText(text);
    return [{ to: ['sections', key], value: typeof read === 'string' ? [read] : read }];
  },
});

const kindsOf = (...kinds: SourceKind[]) => kinds;
const tags = (text: string): ValuePart[] => [
  { to: ['tags'], value: partsOf(text).map((name) => ({ group: '', name })) },
];

const place = (key: string, label: string, names: string): Target => ({
  id: `place.${key}`,
  label,
  kinds: ['location'],
  names: [label, ...split(names)],
  read: (text) => [{ to: [key], value: key === 'vibe' || key === 'mainLocation' ? listOrText(text) : text }],
});

const family = (key: string, label: string, names: string): Target => ({
  id: `family.${key}`,
  label,
  kinds: ['family'],
  names: [label, ...split(names)],
  read: textAt([key]),
});

/** The places of plots, places and families. */
export const OTHER_TARGETS: readonly Target[] = [
  { id: 'name', label: 'Name', kinds: kindsOf('plot', 'location', 'family'), names: split('name|title'), says: 'name' },
  {
    id: 'world',
    label: 'World',
    kinds: kindsOf('plot'),
    names: split('world|universe|campaign|verse'),
    says: 'world',
  },
  {
    id: 'plot.hook',
    label: 'Hook',
    kinds: ['plot'],
    names: split('hook|teaser|logline|tagline|pitch'),
    read: textAt(['hook']),
  },
  section('plotOverview', 'overview|summary|description|about|plot|synopsis|premise'),
  section('setting', 'where|location|place'),
  section('settingDetails', 'details'),
  section('characterDynamics', 'dynamics'),
  section('conflictAndResolution', 'conflict|resolution|conflict & resolution'),
  list('playerNotes', 'notes for players|notes'),
  list('twistIdeas', 'twists|twist|complications|secrets'),
  place('summary', 'Summary', 'short description|hook|at a glance'),
  place('description', 'Description', 'overview|about|history|background|geography'),
  place('vibe', 'Vibe', 'atmosphere|mood|ambience'),
  place('mainLocation', 'Main location', 'landmarks|points of interest'),
  family('motto', 'Motto', 'words|house words'),
  family('crest', 'Crest', 'coat of arms|arms|sigil|heraldry'),
  family('description', 'Description', 'overview|about|history|background|summary'),
  {
    id: 'tags',
    label: 'Tags',
    kinds: kindsOf('plot', 'location'),
    names: split('tags|tag|keywords|themes|theme'),
    read: tags,
  },
  {
    id: 'genre',
    label: 'Genre',
    kinds: kindsOf('plot', 'location'),
    names: split('genre|genres'),
    read: (text) => [{ to: ['tags'], value: partsOf(text).map((name) => ({ group: 'Genre', name })) }],
  },
  {
    id: 'themeColor',
    label: 'Theme colour',
    kinds: kindsOf('location'),
    names: split('themecolor|color|colour'),
    read: colourAt(['themeColor']),
  },
  {
    id: 'image',
    label: 'Picture',
    kinds: kindsOf('plot', 'location', 'family'),
    names: split('image|picture|cover|banner|map|art|thumbnail'),
    says: 'image',
  },
  {
    id: 'private',
    label: 'Private',
    kinds: kindsOf('plot', 'location', 'family'),
    names: split('private|is_private|is private|hidden|draft'),
    says: 'private',
  },
];

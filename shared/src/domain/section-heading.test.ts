/** @jest-environment node */
import { headingOf } from './section-heading';

test.each([
  ['plotOverview', 'Plot Overview'],
  ['playerNotes', 'Player Notes'],
  ['conflictAndResolution', 'Conflict and Resolution'],
  ['setting', 'Setting'],
  ['characterTraits', 'Character Traits'],
  ['theEndOfTheRoad', 'The End of the Road'],
  ['andThen', 'And Then'],
  ['sandAndAndroids', 'Sand and Androids'],
  ['NPCNotes', 'NPC Notes'],
  ['act2Twist', 'Act2 Twist'],
  ['safety_and-tools', 'Safety and Tools'],
  ['Rumours & Lies', 'Rumours & Lies'],
  ['éclatDeRire', 'Éclat De Rire'],
])('%s is headed %s', (key, heading) => {
  expect(headingOf(key)).toBe(heading);
});

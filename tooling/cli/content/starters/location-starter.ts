import { nameOfId } from './name-of-id';

export function locationStarter(id: string) {
  const name = nameOfId(id);
  return {
    id,
    name,
    summary: `${name}, in one sentence.`,
    description: `What one sees first at ${name}, and what one hears when it is quiet.`,
    vibe: `The light, the smell and the pace of ${name}.`,
    mainLocation: `The one place at ${name} where everybody turns up sooner or later.`,
    locations: [{ name: 'A corner of it', description: `Somewhere at ${name} that is worth a scene of its own.` }],
    connectedPlots: [],
    connectedCharacters: [],
    themeColor: '#31405f',
    tags: [{ group: 'Setting', name: 'City Street' }],
    published: true,
    version: 1,
  };
}

import { nameOfId } from './name-of-id';

export function locationStarter(id: string) {
  const name = nameOfId(id);
  return {
    id,
    name,
    summary: '',
    description: '',
    vibe: '',
    mainLocation: '',
    locations: [],
    connectedPlots: [],
    connectedCharacters: [],
    themeColor: '#31405f',
    tags: [],
    published: true,
    version: 1,
  };
}

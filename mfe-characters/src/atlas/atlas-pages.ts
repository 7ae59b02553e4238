export { AtlasPage } from './atlas-page';
export { FamiliesPage } from './families-page';

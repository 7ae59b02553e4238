export { AtlasPage } from './atlas-page';
export { FamiliesPage } from './families-page';
export { FamilyTree } from './family-tree';

export { Family } from './family';
export { LifeStages } from './life-stages';
export { Personality } from './personality';
export { Relationships } from './relationships';
export { SheetContent } from './sheet-content';
export { Tags } from '@otherfolk/shared/ui/tags';

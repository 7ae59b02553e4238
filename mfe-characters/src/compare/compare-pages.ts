export { ComparePage } from './compare-page';
export { LivesPage } from './lives-page';

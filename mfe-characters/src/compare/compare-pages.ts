export { ComparePage } from './compare-page';
export { LivesPage } from './lives-page';
export { prepareLives } from './prepare-lives';

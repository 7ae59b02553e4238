import { preset } from '@otherfolk/webpack/preset';

export default preset('plots');

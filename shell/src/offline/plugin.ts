import type { StrategyOptions } from 'workbox-strategies';

/** What takes part in how a strategy answers. */
export type Plugin = NonNullable<StrategyOptions['plugins']>[number];

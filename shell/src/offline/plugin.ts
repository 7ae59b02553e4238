import type { StrategyOptions } from 'workbox-strategies';

/** A plug-in that takes part in the answers of a strategy. */
export type Plugin = NonNullable<StrategyOptions['plugins']>[number];

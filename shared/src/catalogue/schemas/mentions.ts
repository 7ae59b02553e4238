import type * as v from 'valibot';
import { filledText, list, shape } from './fields';

/** Names of hidden items that texts for visitors may say: the owner has looked at each. */
export const mentionsSchema = list(shape({ file: filledText, name: filledText }));

export type AllowedMention = v.InferOutput<typeof mentionsSchema>[number];

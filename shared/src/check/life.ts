import type { FromFiles } from '../catalogue/in-blocks';
import type { Entity } from './content';

/** A variant with its core. */
export interface Life extends FromFiles {
  core: Entity<'core'>;
  variant: Entity<'variant'>;
}

/** A variant that says of no core whose it is may be the life of several. */
export const lifeOf = (core: Entity<'core'>, variant: Entity<'variant'>): Life => ({
  id: `${core.id} ${variant.id}`,
  files: [core.file, variant.file],
  core,
  variant,
});

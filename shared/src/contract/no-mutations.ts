import type { MutationCache } from '@tanstack/react-query';

/**
 * In the place of the query library's own cache of mutations, which the client makes whether there are any or not: the shell provides
 * nothing that would make one.
 */
class NoMutations implements Pick<MutationCache, 'findAll' | 'resumePausedMutations' | 'clear'> {
  findAll(): [] {
    return [];
  }

  async resumePausedMutations(): Promise<void> {}

  clear(): void {}
}

export { NoMutations as MutationCache };

/** The stem of the index files: no item may have it for an id. */
export const INDEX_STEM = 'index'; // docs/data-contract.md#1-where-data-lives

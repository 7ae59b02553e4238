// docs/product.md#error-texts

/** All that is wrong with a core. */
export const unableToLoad = (characterId: string) => `Unable to load character: ${characterId}`;

/** All that is wrong with a variant. */
export const NO_VARIANT_JSON = 'Failed to load variant JSON';

export const NO_VARIANT_ID = 'No variant ID found or provided';

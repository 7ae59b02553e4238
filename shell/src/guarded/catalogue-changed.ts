const CHANGED = 'otherfolk:catalogue-changed';

/** Tells whatever keeps parts of the catalogue in memory that they may be old. */
export const tellCatalogueChanged = (): void => void window.dispatchEvent(new Event(CHANGED));

export const onCatalogueChanged = (heard: () => void): void => window.addEventListener(CHANGED, heard);

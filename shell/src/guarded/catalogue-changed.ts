const CHANGED = 'changed';

const changes = new EventTarget();

/** Tells whatever keeps parts of the catalogue in memory that they may be old. */
export const tellCatalogueChanged = (): void => void changes.dispatchEvent(new Event(CHANGED));

export const onCatalogueChanged = (heard: () => void): void => changes.addEventListener(CHANGED, heard);

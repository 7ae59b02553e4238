/** Below it, the server of a catalogue that is edited answers editors and admins: docs/saving.md. */
export const CATALOGUE_PATH = '/__/catalogue/';

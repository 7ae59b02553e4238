/** Throws for what is no base64. */
export const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

// In the shell, in the place of the descriptions of @module-federation/error-codes, which every visitor would load: a message of
// the federation runtime names its code, and the address of the page that explains it.
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};

// In remotes, in the place of @module-federation/error-codes: the one text that can still be needed there. The rest, a tenth of
// each entry, is in the shell's copy of the runtime, which does the work.
export const RUNTIME_009 = 'RUNTIME-009';
export const runtimeDescMap = { [RUNTIME_009]: 'Please call createInstance first.' };

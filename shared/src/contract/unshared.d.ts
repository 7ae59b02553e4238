// The build resolves this name to the library itself, past the federation plug-in that takes hold of its usual one.
declare module 'unshared-react-query' {
  export * from '@tanstack/react-query';
}

/** One configuration for every workspace: unit, component and contract tests stand beside their source. */
export default {
  testEnvironment: 'jsdom',
  // A busy machine takes its time; what hangs fails all the same.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{shared,tooling,shell,mfe-*}/**/*.test.{ts,tsx}'],
  // `npm run test:nightly` runs all of them.
  testPathIgnorePatterns: ['/node_modules/', ...(process.env.NIGHTLY ? [] : ['\\.nightly\\.test\\.'])],
  setupFiles: ['<rootDir>/shared/src/testing/node-globals.ts', '<rootDir>/tooling/webpack/jest-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup-jest.ts'],
  transform: {
    '\\.[jt]sx?$': [
      'ts-jest',
      {
        // Types are checked by `npm run typecheck`; here each file is compiled alone.
        diagnostics: false,
        tsconfig: { target: 'es2022', module: 'commonjs', jsx: 'react-jsx', isolatedModules: true, allowJs: true },
        // CommonJS has no `import.meta`.
        astTransformers: { before: ['ts-jest-mock-import-meta'] },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '^fast-check$': '<rootDir>/shared/src/testing/seeded-fast-check.ts',
    // Jest does not load the ES modules that Node and browsers get.
    '^d3-([a-z]+)$': '<rootDir>/node_modules/d3-$1/dist/d3-$1.js',
    '^photoswipe$': '<rootDir>/node_modules/photoswipe/dist/umd/photoswipe.umd.min.js',
  },
  // Else it is among temporary files, which are removed after each run.
  cacheDirectory: '<rootDir>/.cache/jest',
  modulePathIgnorePatterns: ['/dist/', '/.cache/', '/kit/create/template/'],
};

import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

const ofKit = (name) => path.join(import.meta.dirname, name);

/** How jest runs the tests of a remote. Types are checked by the compiler; here each file is compiled alone. */
const preset = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  testTimeout: 30_000,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFiles: [ofKit('set-up-globals.cjs')],
  setupFilesAfterEnv: [require.resolve('@testing-library/jest-dom')],
  transform: {
    '\\.[jt]sx?$': [
      require.resolve('ts-jest'),
      {
        diagnostics: false,
        tsconfig: { target: 'es2022', module: 'commonjs', jsx: 'react-jsx', isolatedModules: true, allowJs: true },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': require.resolve('identity-obj-proxy'),
    // The page's session, which a test frame writes.
    '^@otherfolk/shared/session$': ofKit('session.cjs'),
  },
};

export default preset;

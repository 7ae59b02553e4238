/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { contractReport, reportFile } from './api-report';

// The report compiles what the contract declares.
jest.setTimeout(60_000);

test('the report says what the contract promises; if not, run: npm run contract', () => {
  expect(readFileSync(reportFile(CONTRACT_VERSION), 'utf8')).toBe(contractReport());
});

import { fromRoot } from '@otherfolk/system/from-root';
import { typesReport } from './extract-types';

const SURFACE = 'contract/surface.ts';
const NOTES = /^ *\/\/ \(.*\)\n/gm;

/** The report by api-extractor of what shell and remotes promise each other now. */
export const contractReport = (): string => typesReport(SURFACE).replace(NOTES, '').trimEnd() + '\n';

/** The file of the report of one number of the contract. */
export const reportFile = (contract: number) => fromRoot(`shared/contract/${contract}.api.md`);

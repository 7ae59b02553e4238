import { anchorOf } from '../domain/anchor';

/** The section of the changelog that tells of a release. */
export const releaseAnchor = (title: string, date: string | undefined): string => anchorOf(`${title} ${date ?? ''}`);

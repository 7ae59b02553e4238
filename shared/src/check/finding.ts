export interface Finding {
  /** The weight of the finding: errors alone make the check fail. */
  severity: 'error' | 'warning';
  /** Relative to the catalogue's folder; '.' for the folder itself. */
  file: string;
  /** Inside the file, $ for the whole. */
  path: string;
  /** What is wrong, without a full stop. */
  message: string;
  /** What to do about it, without a full stop. */
  remedy: string;
}

type Place = { file: string; path?: string };

export function errorAt({ file, path = '$' }: Place, message: string, remedy: string): Finding {
  return { severity: 'error', file, path, message, remedy };
}

export function warningAt({ file, path = '$' }: Place, message: string, remedy: string): Finding {
  return { severity: 'warning', file, path, message, remedy };
}

// Names of files and texts from files end up in a terminal: control characters must not steer it.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** One line, safe to print. */
export function findingLine({ severity, file, path, message, remedy }: Finding): string {
  return `${severity} ${file} ${path}: ${message}. ${remedy}.`.replace(CONTROL, '�');
}

const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : count} ${noun}${count === 1 ? '' : 's'}`;

export const errorsIn = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'error');

export function countOf(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** The last line of a report, such as '2 errors, no warnings in 14 files'. */
export function closingLine(findings: readonly Finding[], files: number): string {
  const errors = counted(countOf(findings, 'error'), 'error');
  const warnings = counted(countOf(findings, 'warning'), 'warning');
  return `${errors}, ${warnings} in ${counted(files, 'file')}`;
}

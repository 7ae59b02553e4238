const ANSWER_TIMEOUT_MS = 10_000; // docs/product.md#constants

/** The backend did not answer in time. Whether it did what it was asked to is not known. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  constructor() {
    super('The backend did not answer within 10 seconds: not confirmed.');
  }
}

/** Settles as the call does, or rejects with NoAnswer; whatever comes later is ignored. */
export function withTimeout<T>(call: Promise<T>, milliseconds = ANSWER_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), milliseconds);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

/** Codes by which the SDK says that nothing came back, or nothing that it understood. */
const SILENCE = [
  'auth/network-request-failed',
  'auth/internal-error',
  'auth/timeout',
  'unavailable',
  'unknown',
  'internal',
  'deadline-exceeded',
];

export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether an error is what the backend answered; otherwise the connection failed, or what came back was garbage. */
export function isAnswer(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && !SILENCE.includes(code);
}

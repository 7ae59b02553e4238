/** The codes of HTTP for the statuses of Google's APIs, which are those that clients know, and for two that only HTTP has. */
const CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  PAYLOAD_TOO_LARGE: 413,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  RESOURCE_EXHAUSTED: 507,
} as const;

/** A refusal of a call. Its JSON has the form that Google's services answer, and that the SDK of Firebase turns into its error codes. */
export class HttpError extends Error {
  constructor(
    readonly status: keyof typeof CODES,
    message: string,
  ) {
    super(message);
  }

  get code(): number {
    return CODES[this.status];
  }

  toJSON() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}

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

/** A refusal in the form that Google's services answer, and that the SDK turns into its error codes. */
export class GoogleError extends Error {
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

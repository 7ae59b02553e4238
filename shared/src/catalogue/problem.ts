/** A value that was left out because it is not what its place asks for. */
export interface Problem {
  path: string;
  /** As in 'a colour, #rgb or #rrggbb'. */
  expected: string;
  /** The value in a few words. */
  received: string;
}

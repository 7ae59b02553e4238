/** A value that was left out because it is not what its place asks for. */
export interface Problem {
  path: string;
  /** The value that would be right, such as 'a colour, #rgb or #rrggbb'. */
  expected: string;
  /** The value in a few words. */
  received: string;
}

/** The calls that a journey needs of a browser, whatever drives it. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** Runs an expression within the page, and gives its value, which is plain data. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Presses the mouse at a point of the window. */
  press: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

/** The person who is looking: the part of a profile that decides what is shown. */
export interface Viewer {
  /** 'a' admin, 'e' editor, 'm' member. */
  memType: 'a' | 'e' | 'm'; // docs/product.md#roles-and-flags
  /** May see the next release. */
  aN: boolean;
  /** May see the pipeline. */
  aP: boolean;
  /** May see unnamed characters. */
  aU: boolean;
}

/** Someone who is not signed in. */
export const VISITOR: Viewer = Object.freeze({ memType: 'm', aN: false, aP: false, aU: false });

/** Whether there may be items that this viewer sees and a visitor does not. */
export const hasFlags = ({ aN, aP, aU }: Viewer): boolean => aN || aP || aU; // docs/product.md#releases-and-visibility

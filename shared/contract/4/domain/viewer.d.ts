/** Who is looking: the part of a profile that decides what is shown. */
export interface Viewer {
    /** 'a' admin, 'e' editor, 'm' member. */
    memType: 'a' | 'e' | 'm';
    /** May see the next release. */
    aN: boolean;
    /** May see the pipeline. */
    aP: boolean;
    /** May see unnamed characters. */
    aU: boolean;
}
/** Someone who is not signed in. */
export declare const VISITOR: Viewer;
/** Whether there may be items that this viewer sees and a visitor does not. */
export declare const hasFlags: ({ aN, aP, aU }: Viewer) => boolean;

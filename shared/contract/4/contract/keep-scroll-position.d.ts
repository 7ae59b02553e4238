/** Navigation state of a link whose target shows the same page differently: the reader stays where he is on it. */
export declare const keepScrollPosition: {
    readonly keepScrollPosition: true;
};
export declare const keepsScrollPosition: (state: unknown) => boolean;

/** Returns a function to await between the steps of long work: where a slice is over, it lets others have their turn. */
export declare function createYielder(): () => Promise<void>;
/** Does the steps of a long piece of work one by one, and in between lets the page answer to its reader. */
export declare function inSlices<Step>(steps: Iterable<Step>, work: (step: Step) => void): Promise<void>;
/** The items, so many at a time; `start` is the index of a part's first one. */
export declare function partsOf<Item>(items: readonly Item[], size: number): Generator<{
    start: number;
    part: Item[];
}>;

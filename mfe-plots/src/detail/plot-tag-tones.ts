/** The colours of plot tags by their group; any other group is plain. */
export const PLOT_TAG_TONES = { Genre: 'blue', Theme: 'purple', Tone: 'yellow' } as const; // docs/product.md#card-of-a-plot

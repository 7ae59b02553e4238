/** What an image shows, in words for whoever cannot see it, and who made it. */
export declare const imageWords: {
    alt: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
    credit: import("valibot").OptionalSchema<import("valibot").LazySchema<import("valibot").GenericSchema<unknown, string | undefined>>, undefined>;
};

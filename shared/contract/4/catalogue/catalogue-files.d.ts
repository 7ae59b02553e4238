/** Where a browser finds the catalogue. */
export declare const DATA_PATH = "/data/";
/** The file of a core, a variant, a family, a plot or a location, as its folder and its id, which may be none. */
export declare const ENTITY_FILE: RegExp;
/** Names of hidden items that texts may say, for the check and the export. Apart from the others: no site hands it out. */
export declare const MENTIONS_FILE = "mentions.json";
/** Old addresses of pages with the new ones. No site hands it out: it can name what is not released. */
export declare const REDIRECTS_FILE = "redirects.json";
/** Every file of the catalogue, relative to its folder. The functions throw CatalogueError 'invalid' for what is no id. */
export declare const catalogueFiles: {
    readonly site: "site.json";
    readonly changelog: "changelog.json";
    readonly imageIndex: "images/index.json";
    readonly characterIndex: "characters/index.variants.json";
    readonly plotIndex: "plots/index.json";
    readonly plotVariantIndex: "plots/index.variants.json";
    readonly locationIndex: "locations/index.json";
    /** Of a core or of a variant. */
    readonly characterFile: (id: string) => string;
    readonly familyFile: (id: string) => string;
    /** Of a plot variant. */
    readonly plotFile: (id: string) => string;
    readonly locationFile: (id: string) => string;
};

/** Labels of variants, and names of tags in the group Genre. */
export declare const GENRES: readonly ["Modern", "Fantasy", "Sci-Fi", "Historical", "Post-Apocalyptic", "Slice-of-Life", "Superhero", "Cyberpunk", "Horror", "Mystery", "Steampunk", "Psychological Horror", "All"];

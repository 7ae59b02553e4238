/** How the words of a source are marked up. Obsidian's Markdown has wiki links, embeds, highlights and comments besides. */
export type Markup = 'html' | 'bbcode' | 'markdown' | 'plain';

/** A link as it stood in the text: its words, and the address or the name of what it leads to. */
export interface TextLink {
  text: string;
  target: string;
}

/** An image inside a text. It is no part of the words. */
export interface TextImage {
  /** An address, or the name of a file in the source. */
  file: string;
  alt: string;
}

/** The words below a heading, as plain text; the words before the first heading have a blank one of level 0. */
export interface TextSection {
  heading: string;
  level: number;
  text: string;
}

/** A text of a source as our texts are: plain, its paragraphs divided by blank lines. */
export interface MarkedText {
  sections: TextSection[];
  links: TextLink[];
  images: TextImage[];
  /** Private words, which nobody saw in the source: comments of HTML and of Obsidian. */
  comments: string[];
  /** Sentences about what was kept out, such as scripts; each once. */
  notes: string[];
}

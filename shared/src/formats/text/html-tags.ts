const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Tags that begin and end paragraphs. */
export const BLOCKS = words(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form head header hgroup html hr legend main menu nav option p search section summary tbody tfoot thead title caption',
);

/** Tags that change how words look, or hold controls: they go, and their words stay. */
export const INLINE = words(
  'a abbr acronym b basefont bdi bdo big button cite code data datalist del dfn em font i img input ins kbd label map mark marquee meter noscript optgroup output picture progress q rp rt ruby s samp select slot small span strike strong sub sup textarea time tt u var wbr area base col colgroup source track noframes nobr blink',
);

/** Tags that are kept out with all that is in them, and how they are named. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  script: 'A script',
  style: 'A style sheet',
  iframe: 'An embedded page',
  frame: 'An embedded page',
  frameset: 'Embedded pages',
  object: 'An embedded object',
  embed: 'An embedded object',
  applet: 'An embedded object',
  template: 'A template',
  svg: 'A drawing',
  math: 'A formula',
  canvas: 'A drawing',
  audio: 'A sound',
  video: 'A film',
  link: 'A link to a style sheet',
  meta: 'An instruction to the browser',
};

/** The tags among them that have nothing inside. */
export const WITHOUT_CONTENT = words('frame embed link meta');

/** What React draws of a page, as UTF-8: what belongs into the head, and the rest. Pieces follow each other. */
export interface Drawing {
  head: readonly Buffer[];
  body: readonly Buffer[];
}

/** React writes what belongs into the head before the page's first element. */
export function drawingOf(html: Buffer): Drawing {
  // No text of the head has this in it: in texts and attributes, React writes `<` as an entity.
  const start = html.indexOf('<div');
  return { head: [html.subarray(0, start)], body: [html.subarray(start)] };
}

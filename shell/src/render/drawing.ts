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

function replaceAll(bytes: Buffer, from: Buffer, to: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let start = 0;
  for (let end = bytes.indexOf(from); end >= 0; end = bytes.indexOf(from, start)) {
    pieces.push(bytes.subarray(start, end), to);
    start = end + from.length;
  }
  return [...pieces, bytes.subarray(start)];
}

/** The same drawing at another address: links to the page itself that have a query are those of its address. */
export function drawingAt(there: string, { head, body }: Drawing, here: string): Drawing {
  // In texts and attributes, React writes quotation marks as entities: this is the beginning of an attribute.
  const linkTo = (pathname: string) => Buffer.from(` href="${pathname}?`);
  const moved = (piece: Buffer) => replaceAll(piece, linkTo(here), linkTo(there));
  return { head: head.flatMap(moved), body: body.flatMap(moved) };
}

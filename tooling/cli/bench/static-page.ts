const START_SCRIPT = /<script data-scripts="[^"]*"[^>]*>[\s\S]*?<\/script>\n?/;

/** The page without the script that starts all others. Throws where there is none: the comparison would be with itself. */
export function staticPage(html: string): string {
  if (!START_SCRIPT.test(html)) throw new Error('A page has no start script that could be left out.');
  return html.replace(START_SCRIPT, '');
}

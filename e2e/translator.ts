/**
 * The changes that a browser's translator makes to a page, for `page.evaluate`: it puts nested elements in the place of each text node, and goes on doing
 * so as the page changes. The texts stay as they are, so that they can be compared.
 */
export function translate(): void {
  const isLeft = (text: Node): boolean =>
    text.parentElement?.closest('font, svg, script, style, textarea, noscript, title') !== null;
  const replace = (text: Text): void => {
    if (isLeft(text) || text.data === '') return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  };
  const replaceBelow = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      [target, ...addedNodes].filter((node) => node.isConnected).forEach(replaceBelow);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  replaceBelow(document.body);
}

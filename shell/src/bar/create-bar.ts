import sheet from '@otherfolk/shared/ui/bar.css' with { type: 'css' };

interface Bar {
  label: string;
  lines: readonly string[];
  /** The actions of its buttons, by their labels. */
  actions: Record<string, () => void>;
}

/** A bar for scripts that stand apart from the shell's build. Whoever makes it puts it into the place of bars. */
export function createBar({ label, lines, actions }: Bar): HTMLElement {
  const bar = document.createElement('aside');
  bar.className = 'otherfolk-bar';
  bar.ariaLabel = label;
  bar.append(...lines.map((textContent) => Object.assign(document.createElement('p'), { textContent })));
  for (const [textContent, act] of Object.entries(actions)) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent });
    button.addEventListener('click', act);
    bar.append(button);
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  return bar;
}

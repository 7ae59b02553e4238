import sheet from './overrides-question.css' with { type: 'css' };

interface Question {
  heading: string;
  lines: readonly string[];
  /** The actions of its buttons, by their labels; the first one has the focus, and Escape presses it. */
  actions: Record<string, () => void>;
}

/** A dialog over the page. */
export function askAbove({ heading, lines, actions }: Question): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'otherfolk-question';
  const title = Object.assign(document.createElement('h2'), { id: 'otherfolk-question', textContent: heading });
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, ...lines.map((textContent) => Object.assign(document.createElement('p'), { textContent })));
  const buttons = document.createElement('div');
  for (const [textContent, act] of Object.entries(actions)) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent });
    button.addEventListener('click', () => {
      dialog.remove();
      act();
    });
    buttons.append(button);
  }
  dialog.append(buttons);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    buttons.querySelector('button')?.click();
  });
  document.adoptedStyleSheets.push(sheet);
  document.body.append(dialog);
  dialog.showModal();
}

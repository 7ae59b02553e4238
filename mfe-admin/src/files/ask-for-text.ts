/** Asks until the answer is not blank; undefined where it is cancelled. */
export function askForText(question: string, proposal: string): string | undefined {
  for (;;) {
    const text = window.prompt(question, proposal)?.trim();
    if (text !== '') return text;
    window.alert(`${question}: an answer is needed.`);
  }
}

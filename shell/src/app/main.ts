// Federation provides a singleton to the remotes only where the shell imports it.
import '@otherfolk/shared/session';
import '@otherfolk/shared/ui/tokens.css';
import '@otherfolk/shared/ui/fallback-fonts.css';
import '@otherfolk/shared/ui/images.css';
import '@otherfolk/shared/ui/forced-colors.css';
import './icon.png';
import './icon.svg';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs the code of the shell in tasks that are short on a phone, too: whatever is pressed in between is answered. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { wakePage } = await import(/* webpackMode: "eager" */ './wake-page');
  await wakePage();
}

void start();

import sheet from './release-offer.css' with { type: 'css' };

const button = (text: string, onClick: () => void) => {
  const element = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  element.addEventListener('click', onClick);
  return element;
};

/** Says that there is a new release. Nobody is made to take it: somebody may be in the middle of writing. */
export function offerRelease(onTake: () => void): void {
  const offer = document.createElement('aside');
  offer.className = 'release-offer';
  offer.ariaLabel = 'New release';
  const text = Object.assign(document.createElement('p'), { textContent: 'There is a new release of this site.' });
  text.role = 'status';
  offer.append(
    text,
    button('Reload', onTake),
    button('Later', () => offer.remove()),
  );
  document.adoptedStyleSheets.push(sheet);
  document.body.append(offer);
}

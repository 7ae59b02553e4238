const ID = 'otherfolk-bars';

/** Bars share the foot of a page, one above the other. What else stands at the foot keeps `--bars-height` free. */
export function placeOfBars(): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const place = Object.assign(document.createElement('div'), { id: ID });
  // Before the page, so that whoever listens hears of them first.
  document.body.prepend(place);
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--bars-height', `${place.offsetHeight}px`)).observe(place);
  return place;
}

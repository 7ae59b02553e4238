import '@otherfolk/shared/ui/bar.css';
import { createRoot } from 'react-dom/client';
import { placeOfBars } from '@otherfolk/shared/browser/place-of-bars';
import { rightsInWords } from '@otherfolk/shared/domain/rights-in-words';
import { useViewedAs } from '@otherfolk/shared/session';
import { writeViewedAs } from '@otherfolk/shared/session/writer';

function ViewedAsBanner() {
  const viewedAs = useViewedAs();
  if (!viewedAs) return null;
  const { sees } = rightsInWords(viewedAs);
  return (
    <aside className="otherfolk-bar" aria-label="View as">
      <p role="status">
        {`You see the site as ${sees.length > 0 ? `a member who sees: ${sees.join(', ')}` : 'a visitor'}.`}
      </p>
      <button type="button" onClick={() => writeViewedAs(undefined)}>
        Stop
      </button>
    </aside>
  );
}

let isShown = false;

/** Shows the banner on every page of this tab: a root of its own, so that no visitor loads a byte of it. */
export function showViewedAs(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  placeOfBars().append(place);
  createRoot(place).render(<ViewedAsBanner />);
}

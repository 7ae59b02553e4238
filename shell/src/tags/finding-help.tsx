import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';

/** How to find things, also for those whose browser runs no scripts. */
export const FindingHelp = () => (
  <section className="tags-help" aria-labelledby="finding">
    <h2 id="finding">How to find things</h2>
    <dl>
      <div>
        <dt>Search</dt>
        <dd>
          By name, also with a typo, and for words in texts: the glass in the bar above, <kbd>Ctrl</kbd> + <kbd>K</kbd>{' '}
          or <kbd>/</kbd>. It needs scripts.
        </dd>
      </div>
      <div>
        <dt>Browse</dt>
        <dd>
          <Link to={paths.characters}>Characters</Link>, <Link to={paths.plots}>Plots</Link> and{' '}
          <Link to={paths.locations}>Locations</Link> hold all there is. Filters leave what you ask for; they need
          scripts, the rest does not.
        </dd>
      </div>
      <div>
        <dt>Follow a tag</dt>
        <dd>Each tag below leads to all that bear it. So does every tag on a card or a page.</dd>
      </div>
      <div>
        <dt>Look on the page</dt>
        <dd>
          Your browser finds any word on the page that is open: <kbd>Ctrl</kbd> + <kbd>F</kbd>, <kbd>⌘</kbd> +{' '}
          <kbd>F</kbd>, or what its menu has for it.
        </dd>
      </div>
    </dl>
  </section>
);

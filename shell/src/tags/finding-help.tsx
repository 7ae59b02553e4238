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
          Search names and text; typos are fine. Use the glass in the bar above, <kbd>Ctrl</kbd> + <kbd>K</kbd> or{' '}
          <kbd>/</kbd>. Needs JavaScript.
        </dd>
      </div>
      <div>
        <dt>Browse</dt>
        <dd>
          <Link to={paths.characters}>Characters</Link>, <Link to={paths.plots}>Plots</Link> and{' '}
          <Link to={paths.locations}>Locations</Link> list everything. Filters narrow the list; only they need
          JavaScript.
        </dd>
      </div>
      <div>
        <dt>Follow a tag</dt>
        <dd>Every tag, here or on any page, leads to everything that has it.</dd>
      </div>
      <div>
        <dt>Find on this page</dt>
        <dd>
          Your browser can find any word on the open page: <kbd>Ctrl</kbd> + <kbd>F</kbd>, <kbd>⌘</kbd> + <kbd>F</kbd>,
          or its menu.
        </dd>
      </div>
    </dl>
  </section>
);

import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '@otherfolk/shared/contract/paths';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { MAX_PAGE_LOADS, PAGE_LOADS_KEY } from '@otherfolk/shared/storage/page-loads-key';
import { PageMeta } from '@otherfolk/shared/ui/page-meta';
import { CACHES } from '../offline/caches';
import { MembersPrivacy } from './privacy-of-members';

function OnThisDevice() {
  return (
    <>
      <h2>On your device</h2>
      <p>
        There are no cookies, no advertising, and nothing that counts visits. Your browser keeps, and sends to nobody:
      </p>
      <ul>
        <li>
          in local storage, until you delete it: <code>theme</code>, if you have chosen one; <code>baseAge</code>, if
          you have set an age; <code>compactCards</code>, if you have asked for two columns of cards on a phone;{' '}
          <code>shownRatings</code>, if you have chosen to see what is rated for grown-ups; <code>recentPages</code>,
          the pages of the last eight characters, plots, places and tags that you opened, which the search offers and
          forgets when you say so; <code>otherfolk:developer</code>, if you have chosen to be one.
        </li>
        <li>
          in session storage, until you close the tab: <code>otherfolk:places</code>, where you were on the pages that
          you read; <code>foldedSections</code>, what you have folded; <code>compareLives</code>, the lives that you
          collected to compare; <code>otherfolk:reloaded</code> and <code>otherfolk:overrides</code>, when a part of the
          site did not load, or when a developer tries another one.
        </li>
        <li>
          <span>{`in the caches of the service worker, so that pages can be read without a network: up to ${CACHES.pages.entries} pages that you have read, ${CACHES.data.entries} files of data and ${CACHES.images.entries} images, and the program itself. The database `}</span>
          <code>workbox-expiration</code>
          <span> notes when each was last used.</span>
        </li>
      </ul>
    </>
  );
}

/** How fast pages were: kept here, and sent only where the owner of the site asks for it. */
function Figures({ address }: { address: string | undefined }) {
  return (
    <p>
      <span>{`While an admin is signed in, it keeps of the last ${MAX_PAGE_LOADS} pages that were opened, as `}</span>
      <code>{PAGE_LOADS_KEY}</code>
      <span>
        {
          ' in local storage, until that admin logs out, how long they took and which parts of the site failed: by the kind of page, such as ‘character’, not by its address. '
        }
      </span>
      {address === undefined ? (
        <span>Nothing of that is sent, and of others nothing is kept.</span>
      ) : (
        <>
          <span>
            When you leave a page, its figures are sent to an address that the owner of this site has named, without
            your name, what you read, a query or a cookie:{' '}
          </span>
          <code>{address}</code>
        </>
      )}
    </p>
  );
}

export function PrivacyPage() {
  const site = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <PageMeta
        title={`Privacy | ${site.name}`}
        description={`What ${site.name} stores, where, what leaves your device, and how to remove it.`}
        path={paths.privacy}
      />
      <h1>Privacy</h1>
      <p>What is stored where, what leaves your device, and how you remove it.</p>
      <OnThisDevice />
      <Figures address={site.vitals} />
      <h2>What leaves your device</h2>
      <p>
        Reading asks only the servers that the pages, their programs and their images come from. Like every web server,
        they see your internet address and what is asked for. Nothing is loaded from anybody else. Where something tries
        to run on a page that should not, the page may tell an address that the owner of the site has named: what it
        was, and on which page, and nothing of you.
      </p>
      <MembersPrivacy />
      <h2>How you remove it</h2>
      <p>
        What is on this device goes with the data of this site: look for ‘Clear site data’, ‘Cookies and site data’ or
        ‘Website data’ in the settings of your browser.
      </p>
    </>
  );
}

/** The page of the mails that nobody sends; there is none in a build for a Firebase project. */
export function MailPageLink() {
  if (BACKEND_TARGET.kind !== 'embedded') return null;
  return (
    <p>
      This server sends no mails: it{' '}
      <a href={BACKEND_TARGET.mailPage} target="_blank" rel="noopener">
        shows them on a page
      </a>
      .
    </p>
  );
}

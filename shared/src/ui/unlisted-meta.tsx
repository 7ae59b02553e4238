/** The metadata of a page without a true address, such as an error: the browser's whole title, and that search engines leave it out. */
export const UnlistedMeta = ({ title }: { title: string }) => (
  <>
    <title>{title}</title>
    <meta name="robots" content="noindex" />
  </>
);

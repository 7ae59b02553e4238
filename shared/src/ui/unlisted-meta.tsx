/** Of a page without a true address of its own, such as an error: its title, the browser's whole, and that search engines leave it out. */
export const UnlistedMeta = ({ title }: { title: string }) => (
  <>
    <title>{title}</title>
    <meta name="robots" content="noindex" />
  </>
);

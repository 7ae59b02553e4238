import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { socialImage } from '../catalogue/social-image';
import { useShellContext } from '../contract/shell-context';
import { knownImageIndex } from '../queries/known-image-index';
import { siteQuery } from '../queries/site-query';

const DESCRIPTION_LENGTH = 200;

/** One line of plain text for a description, cut at a word. */
function descriptionOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_LENGTH) return line;
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_LENGTH)) || line.slice(0, DESCRIPTION_LENGTH)}…`;
}

interface PageMetaProps {
  /** The browser's title, whole. */
  title: string;
  description?: string | undefined;
  /** Path of the page's one true address; a page without one has UnlistedMeta. */
  path: string;
  /** Path of an image for link previews, for a page without a card. */
  image?: string | undefined;
  type?: 'website' | 'profile' | 'article';
  themeColor?: string | undefined;
  /** Whether the content of the page stands behind a veil: its title says what it is, and nothing shows or tells more. */
  isVeiled?: boolean;
}

/** Title, description, canonical address and Open Graph data of a page. */
export function PageMeta(props: PageMetaProps) {
  const { title, description = '', path, image, type = 'website', themeColor, isVeiled = false } = props;
  const { origin } = useShellContext();
  const site = useSuspenseQuery(siteQuery).data;
  // The page uses what it knows of the index, and reads nothing more: browsers show no previews.
  const index = knownImageIndex(useQueryClient()) ?? {};
  const text = isVeiled ? '' : descriptionOf(description);
  const card = isVeiled ? undefined : socialImage(path, index);
  const preview = isVeiled ? undefined : (card?.src ?? image);
  return (
    <>
      <title>{title}</title>
      {text && <meta name="description" content={text} />}
      <link rel="canonical" href={origin + path} />
      <meta property="og:title" content={title} />
      {text && <meta property="og:description" content={text} />}
      <meta property="og:url" content={origin + path} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      {preview && <meta property="og:image" content={origin + preview} />}
      {card && <meta property="og:image:width" content={String(card.width)} />}
      {card && <meta property="og:image:height" content={String(card.height)} />}
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
      {themeColor && <meta name="theme-color" content={themeColor} />}
    </>
  );
}

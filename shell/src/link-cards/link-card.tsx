import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { readBaseAge } from '@otherfolk/shared/hooks/use-base-age';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useViewer } from '@otherfolk/shared/session';
import { isRatingLifted } from '@otherfolk/shared/storage/lifted-ratings';
import { Badge } from '@otherfolk/shared/ui/badge';
import { Image } from '@otherfolk/shared/ui/image/image';
import { StageBadge } from '@otherfolk/shared/ui/stage-badge';
import { Tint } from '@otherfolk/shared/ui/tint';
import type { ItemLink } from './item-link';
import { itemPageKey } from './item-page-key';
import styles from './link-card.module.css';
import { type CardImage, type LinkCardContent, linkCardContent } from './link-card-content';
import { LINK_CARD_ID } from './link-card-id';
import { placeLinkCard, type Point } from './place-link-card';
import { useCachedData } from './use-cached-data';
import { useItemPage } from './use-item-page';

/** A link whose card is to be shown. */
export interface ShownLink {
  link: HTMLAnchorElement;
  item: ItemLink;
  /** Where the pointer is; missing where the link has the keyboard's focus. */
  pointer: Point | undefined;
}

const SIZES = { square: '160px', upright: '160px', wide: '400px' };

type PictureForm = keyof typeof SIZES;

function CardPicture({ form, name, image }: { form: PictureForm; name: string; image: CardImage | undefined }) {
  const [failed, setFailed] = useState(false);
  if (image && !failed) {
    const fail = () => setFailed(true);
    return <Image {...image} alt="" sizes={SIZES[form]} className={styles.image} priority="normal" onFail={fail} />;
  }
  return form === 'wide' ? null : (
    <span className={styles.sign} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}

function CardText({ content: { name, rating, details } }: { content: LinkCardContent }) {
  const isStaged = details && details.stage !== 'published';
  return (
    <div className={styles.text}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {details?.label && (
        <p className={styles.label} dir="auto">
          {details.label}
        </p>
      )}
      {(rating || isStaged) && (
        <p className={styles.badges}>
          {isStaged && <StageBadge stage={details.stage} />}
          {rating && <Badge>{`Rated ${rating}`}</Badge>}
        </p>
      )}
      {details?.words && (
        <p className={styles.words} dir="auto">
          {details.words}
        </p>
      )}
    </div>
  );
}

function DrawnCard({ link, item, pointer, content }: ShownLink & { content: LinkCardContent }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (card.current ? placeLinkCard(link, card.current, pointer) : undefined), [link, pointer]);
  useEffect(() => {
    const before = link.getAttribute('aria-describedby');
    link.setAttribute('aria-describedby', [before, LINK_CARD_ID].filter(Boolean).join(' '));
    return () => {
      if (before === null) link.removeAttribute('aria-describedby');
      else link.setAttribute('aria-describedby', before);
    };
  }, [link]);
  const { name, details } = content;
  const { picture } = ITEM_KINDS[item.folder];
  return (
    // A tooltip, and no dialog: it holds words alone, takes no focus, and describes its link to those who listen.
    <div ref={card} id={LINK_CARD_ID} role="tooltip" className={styles.card} data-picture={picture}>
      <Tint className={styles.body} themeColor={details?.themeColor} accentColor={details?.accentColor}>
        {details && <CardPicture form={picture} name={name} image={details.image} />}
        <CardText content={content} />
      </Tint>
    </div>
  );
}

/** What a link leads to, beside it; nothing as long as that is not known, and where it is not for who looks. */
export function LinkCard(shown: ShownLink) {
  const viewer = useViewer();
  const release = useCachedData(siteQuery.queryKey)?.currentRelease;
  const page = useItemPage(shown.link.pathname, itemPageKey(shown.item, viewer, release));
  if (page === undefined || release === undefined) return null;
  const reader = { viewer, release, baseAge: readBaseAge(), today: localDayOf(new Date()), isLifted: isRatingLifted };
  const content = linkCardContent(shown.item.folder, page, reader);
  return content && <DrawnCard {...shown} content={content} />;
}

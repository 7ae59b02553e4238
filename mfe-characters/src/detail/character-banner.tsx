import { Link } from 'react-router-dom';
import { COVER_SIZES } from '@otherfolk/shared/browser/cover-sizes';
import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { paths } from '@otherfolk/shared/contract/paths';
import { neighbours } from '@otherfolk/shared/domain/variants';
import { Image } from '@otherfolk/shared/ui/image/image';
import type { MergedCharacter } from '../merged-character';
import { detailTexts } from '../texts/detail';
import styles from './character-banner.module.css';

const texts = detailTexts.banner;

interface BannerImage {
  kind: ImageKind;
  file: string;
  place: 'background' | 'character' | 'text' | 'single' | 'highlight';
}

/** Background, character and title where the banner has layers, else one image; highlight art on top of either. */
function bannerImages({ banner = {}, images = {} }: Pick<MergedCharacter, 'banner' | 'images'>): BannerImage[] {
  const single = images.bannerImage ?? images.banner;
  const layered = banner.background ?? banner.character ?? banner.text;
  const candidates: (Omit<BannerImage, 'file'> & { file: string | undefined })[] = [
    { kind: 'bannerBackground', place: 'background', file: banner.background },
    { kind: 'bannerCharacter', place: 'character', file: banner.character },
    { kind: 'bannerText', place: 'text', file: banner.text },
    { kind: 'characterBanner', place: 'single', file: layered ? undefined : single },
    { kind: 'bannerHighlight', place: 'highlight', file: banner.highlight },
  ];
  return candidates.flatMap(({ file, ...image }) => (file ? [{ ...image, file }] : []));
}

/** The part of the life that a list has shown already: the scene of its cover, without whoever stands in it. */
function coverImages({ images: { cover } = {} }: Pick<MergedCharacter, 'images'>): BannerImage[] {
  if (typeof cover === 'string') return [{ kind: 'characterCover', place: 'single', file: cover }];
  return cover?.background ? [{ kind: 'coverBackground', place: 'background', file: cover.background }] : [];
}

interface CharacterBannerProps {
  character: MergedCharacter;
  name: string;
  selectable: string[];
  /** Whether its images are not known yet: the cover stands in for them. */
  isPlaceholder: boolean;
}

export function CharacterBanner({ character, name, selectable, isPlaceholder }: CharacterBannerProps) {
  const images = isPlaceholder ? coverImages(character) : bannerImages(character);
  const around = neighbours(selectable, character.variantId);
  if (images.length === 0 && !around) return null;
  return (
    <div className={styles.banner} data-banner data-empty={images.length === 0 || undefined}>
      {images.map(({ kind, file, place }, depth) => (
        <Image
          // The image of one life stays until that of the next has arrived.
          key={place}
          kind={kind}
          file={file}
          // The layers are one image: the lowest speaks for it.
          alt={depth === 0 && !isPlaceholder ? name : ''}
          sizes={isPlaceholder ? COVER_SIZES : '(max-width: 640px) 150vw, 100vw'}
          className={`${styles.image} ${styles[place]}`}
          // Title and highlight are small beside the scene, and the title is not shown on phones.
          priority={place === 'text' || place === 'highlight' ? 'lazy' : 'first'}
        />
      ))}
      {around && (
        <nav className={styles.arrows} aria-label={texts.label}>
          <Link
            to={paths.character(character.id, around.previous)}
            state={keepScrollPosition}
            aria-label={texts.previous}
          >
            ‹
          </Link>
          <Link to={paths.character(character.id, around.next)} state={keepScrollPosition} aria-label={texts.next}>
            ›
          </Link>
        </nav>
      )}
    </div>
  );
}

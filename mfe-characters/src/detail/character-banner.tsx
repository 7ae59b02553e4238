import { keepPlace } from '@otherfolk/shared/contract/keep-scroll-position';
import { paths } from '@otherfolk/shared/contract/paths';
import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { neighbours } from '@otherfolk/shared/domain/variants';
import { Picture } from '@otherfolk/shared/ui/picture/picture';
import { Link } from 'react-router-dom';
import styles from './character-banner.module.css';
import type { MergedCharacter } from '@otherfolk/shared/catalogue/merged-character';

interface BannerPicture {
  kind: ImageKind;
  file: string;
  place: 'background' | 'character' | 'text' | 'single' | 'highlight';
}

/** Background, character and title where the banner has layers, else one picture; highlight art on top of either. */
function bannerPictures({ banner = {}, images = {} }: Pick<MergedCharacter, 'banner' | 'images'>): BannerPicture[] {
  const single = images.bannerImage ?? images.banner;
  const layered = banner.background ?? banner.character ?? banner.text;
  const candidates: (Omit<BannerPicture, 'file'> & { file: string | undefined })[] = [
    { kind: 'bannerBackground', place: 'background', file: banner.background },
    { kind: 'bannerCharacter', place: 'character', file: banner.character },
    { kind: 'bannerText', place: 'text', file: banner.text },
    { kind: 'characterBanner', place: 'single', file: layered ? undefined : single },
    { kind: 'bannerHighlight', place: 'highlight', file: banner.highlight },
  ];
  return candidates.flatMap(({ file, ...picture }) => (file ? [{ ...picture, file }] : []));
}

interface CharacterBannerProps {
  character: MergedCharacter;
  name: string;
  selectable: string[];
}

export function CharacterBanner({ character, name, selectable }: CharacterBannerProps) {
  const pictures = bannerPictures(character);
  const around = neighbours(selectable, character.variantId);
  if (pictures.length === 0 && !around) return null;
  return (
    <div className={styles.banner} data-empty={pictures.length === 0 || undefined}>
      {pictures.map(({ kind, file, place }, depth) => (
        <Picture
          // The picture of one life stays until that of the next has arrived.
          key={place}
          kind={kind}
          file={file}
          // The layers are one picture: the lowest speaks for it.
          alt={depth === 0 ? name : ''}
          sizes="(max-width: 640px) 150vw, (min-width: 1440px) 1440px, 100vw"
          className={`${styles.picture} ${styles[place]}`}
          // Title and highlight are small beside the scene, and the title is not shown on phones.
          priority={place === 'text' || place === 'highlight' ? 'lazy' : 'first'}
        />
      ))}
      {around && (
        <nav className={styles.arrows} aria-label="Variants">
          <Link to={paths.character(character.id, around.previous)} state={keepPlace} aria-label="Previous variant">
            ‹
          </Link>
          <Link to={paths.character(character.id, around.next)} state={keepPlace} aria-label="Next variant">
            ›
          </Link>
        </nav>
      )}
    </div>
  );
}

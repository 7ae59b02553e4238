import { Cover } from '@otherfolk/shared/ui/cover';

interface PlotCoverProps {
  file: string | undefined;
  alt: string;
  sizes: string;
  priority: 'first' | 'lazy';
}

/** A plot's one cover image, or the missing cover. */
export function PlotCover({ file, alt, sizes, priority }: PlotCoverProps) {
  const layers = file ? [{ kind: 'plotCover' as const, file }] : [];
  return <Cover layers={layers} alt={alt} sizes={sizes} shape="portrait" priority={priority} sign="plot" />;
}

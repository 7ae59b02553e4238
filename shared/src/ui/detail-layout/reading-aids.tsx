import { useEffect } from 'react';
import { BackToTop } from './back-to-top';
import { useCurrentSection } from './use-current-section';

interface ReadingAidsProps {
  anchors: readonly string[];
  /** Told the anchor of the section being read. */
  onReading: (anchor: string | undefined) => void;
}

/** What helps on a long page, and nobody misses before they have begun to read. */
export function ReadingAids({ anchors, onReading }: ReadingAidsProps) {
  const current = useCurrentSection(anchors);
  useEffect(() => onReading(current), [current, onReading]);
  return <BackToTop />;
}

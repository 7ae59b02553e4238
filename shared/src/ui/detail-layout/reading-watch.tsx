import { useEffect } from 'react';
import { useCurrentSection } from './use-current-section';

interface ReadingWatchProps {
  anchors: readonly string[];
  /** Called with the anchor of the section being read. */
  onReading: (anchor: string | undefined) => void;
}

/** Follows the reader, and draws nothing: the page is not drawn anew for it. */
export function ReadingWatch({ anchors, onReading }: ReadingWatchProps) {
  const current = useCurrentSection(anchors);
  useEffect(() => onReading(current), [current, onReading]);
  return null;
}

import { useEffect, useState } from 'react';

/** The line across the screen on which the section lies that is being read. */
const READING_LINE = '-30% 0px -69% 0px';

/** The section on the line; of several side by side the one that the address names, else the first. */
function sectionOn(anchors: readonly string[], onLine: ReadonlySet<string>): string | undefined {
  const found = anchors.filter((anchor) => onLine.has(anchor));
  return found.find((anchor) => `#${encodeURIComponent(anchor)}` === location.hash) ?? found[0];
}

/** The anchor of the section being read; undefined above the first. `anchors` joined, so that only a change of them matters. */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = anchors.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const onLine = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) onLine.add(target.id);
          else onLine.delete(target.id);
        }
        const left = entries.filter(({ isIntersecting }) => !isIntersecting);
        setCurrent((before) => {
          const isBelow = left.some(({ target }) => target.id === before && target.getBoundingClientRect().top > 0);
          return sectionOn(all, onLine) ?? (isBelow ? undefined : before);
        });
      },
      { rootMargin: READING_LINE },
    );
    for (const anchor of all) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

import { useEffect, useState } from 'react';

/** The line across the screen on which the section lies that is being read. */
const READING_LINE = '-30% 0px -69% 0px';

/** The anchor of the section being read; undefined above the first. `anchors` joined, so that only a change of them matters. */
export function useCurrentSection(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = anchors.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else
            setCurrent((before) =>
              before === target.id && target.getBoundingClientRect().top > 0 ? undefined : before,
            );
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const anchor of joined.split(' ')) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

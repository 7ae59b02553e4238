import { type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Sets the height of the text area to that of its text with the edges. The style sheet sets the least and the most. */
function setHeightToContent(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

interface LongTextProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  name: string;
}

/** A field of several lines that grows with its text, in browsers without `field-sizing`, too. */
export function LongText({ name, ...rest }: LongTextProps) {
  const { ref, ...field } = useFormContext().register(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const [setsHeight] = useState(() => !CSS.supports('field-sizing', 'content'));
  const value: unknown = useWatch({ name, disabled: !setsHeight });

  useLayoutEffect(() => {
    if (area.current && setsHeight) setHeightToContent(area.current);
  }, [setsHeight, value]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || !setsHeight) return;
    let width = element.offsetWidth;
    // Lines break elsewhere in another width, and what is folded away has none.
    const observer = new ResizeObserver(() => {
      if (width !== element.offsetWidth) setHeightToContent(element);
      width = element.offsetWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [setsHeight]);

  return (
    <textarea
      {...field}
      {...rest}
      ref={(element) => {
        ref(element);
        area.current = element;
      }}
    />
  );
}

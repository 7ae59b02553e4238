import type { Content } from './content';

/** Derives something of a content when it is first asked for, and once. */
export function onceForContent<Value extends object>(derive: (content: Content) => Value): (content: Content) => Value {
  const derived = new WeakMap<Content, Value>();
  return (content) => {
    const value = derived.get(content) ?? derive(content);
    derived.set(content, value);
    return value;
  };
}

let isAsked = false;

/** Loads what the embedded backend has in place of Google's script; the SDK takes it for the real one. A failure may be tried again. */
export function loadGapi(src: string): void {
  if (isAsked) return;
  isAsked = true;
  const script = Object.assign(document.createElement('script'), { src });
  script.addEventListener('error', () => (isAsked = false));
  document.head.append(script);
}

/** The features that PhotoSwipe asks of a browser, and jsdom lacks: a reader who wants no motion, room to show images, and images that load. */
export function fakeLightboxSurroundings({ failing = [] }: { failing?: string[] } = {}): void {
  class FakeImage {
    onload: (() => void) | undefined;
    onerror: (() => void) | undefined;
    naturalWidth = 600;
    naturalHeight = 300;

    set src(src: string) {
      const fails = failing.some((file) => src.endsWith(file));
      queueMicrotask(() => (fails ? this.onerror?.() : this.onload?.()));
    }
  }
  Object.assign(window, { Image: FakeImage, matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1024);
}

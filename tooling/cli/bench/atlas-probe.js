// Runs in the page: notes when it is ready, when the map has been drawn, and how long after a press the map has changed.
(() => {
  const state = { ready: null, drawn: null, pressed: null };
  globalThis.atlasProbe = state;
  const afterFrame = (work) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(undefined);
    });
  new MutationObserver((_changes, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    state.ready = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.atlas-map .atlas-person')) return;
    observer.disconnect();
    afterFrame(() => (state.drawn = performance.now()));
  }).observe(document, { subtree: true, childList: true });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const map = document.querySelector('.atlas-map');
      state.pressed = null;
      if (!map) return;
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        afterFrame(() => (state.pressed = performance.now() - timeStamp));
      }).observe(map, { subtree: true, childList: true, attributes: true });
    },
    true,
  );
})();

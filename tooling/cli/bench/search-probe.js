// Runs in the page: notes how long after a key the list of results has been drawn, in milliseconds.
(() => {
  const list = document.querySelector('[role="listbox"]');
  globalThis.drawnAfter = [];
  addEventListener(
    'keydown',
    (event) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => globalThis.drawnAfter.push(performance.now() - event.timeStamp);
          port2.postMessage(undefined);
        });
      });
      observer.observe(list, { childList: true, subtree: true, characterData: true });
    },
    true,
  );
})();

// Runs in a measured page before anything of its own, and collects what the page is judged by.
{
  const probe = { ready: null, largestPaint: null, shifts: [], longTasks: [] };
  window.otherfolkProbe = probe;

  // A promise, so that nobody has to ask again and again, which would cost the page time.
  window.otherfolkReady = new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.ready === undefined) return;
      probe.ready = performance.now();
      observer.disconnect();
      resolve();
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  });

  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => void (probe.largestPaint = startTime));
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) probe.shifts.push({ startTime, value });
  });
  observe('longtask', ({ startTime, duration }) => void probe.longTasks.push({ startTime, duration }));
}

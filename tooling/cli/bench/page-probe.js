// Runs in a measured page before anything of its own, behind web-vitals, and collects what the page is judged by.
{
  const probe = { firstPaint: NaN, largestPaint: NaN, layoutShift: 0, ready: null, longTasks: [] };
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

  const latest = { reportAllChanges: true };
  webVitals.onFCP(({ value }) => (probe.firstPaint = value));
  webVitals.onLCP(({ value }) => (probe.largestPaint = value), latest);
  webVitals.onCLS(({ value }) => (probe.layoutShift = value), latest);
  new PerformanceObserver((list) => probe.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

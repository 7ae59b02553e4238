const BITS = 8;

/** What a slow phone on a slow line has; the figures of DESIGN and of notes/federation.md rest on it. */
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / BITS,
  uploadThroughput: 750_000 / BITS,
};
export const CPU_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const CONDITIONS =
  'production build, 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up, CPU 4 times slower, 390x844 at 2x';

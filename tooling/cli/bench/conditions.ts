const BITS = 8;
const MEGA = 1_000_000;

const ROUND_TRIP_MS = 150;
const DOWN_MBITS = 1.6;
const UP_MBITS = 0.75;

/** A slow line, as the Chrome DevTools Protocol wants it. */
export const NETWORK = {
  offline: false,
  latency: ROUND_TRIP_MS,
  downloadThroughput: (DOWN_MBITS * MEGA) / BITS,
  uploadThroughput: (UP_MBITS * MEGA) / BITS,
};

export const CPU_SLOWDOWN = 4;

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const CONDITIONS =
  `${ROUND_TRIP_MS} ms round trip, ${DOWN_MBITS} Mbit/s down, ${UP_MBITS} Mbit/s up, CPU ${CPU_SLOWDOWN} times slower, ` +
  `${PHONE.viewport.width}x${PHONE.viewport.height} at ${PHONE.deviceScaleFactor}x`;

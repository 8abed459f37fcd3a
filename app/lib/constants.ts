/** App-only constants of specification 9; others: `api`, `ui`. */

/** Bundle check interval, milliseconds. */
export const BUNDLE_CHECK_INTERVAL = 600_000;
/** Automatic retries of a notification registration. */
export const REGISTRATION_RETRIES = 5;
/** Milliseconds. */
export const REGISTRATION_RETRY_DELAY = 5_000;
/** Cached pictures of a kind; evicts the least recently used. */
export const MEDIA_CACHE_MAX = 40;
/** Default JPEG quality, 1 to 100. */
export const IMAGE_QUALITY = 100;
/** Degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export const ANALYSER = {
  fftSize: 1024,
  smoothingTimeConstant: 0.3,
  minDecibels: -60,
  maxDecibels: -10,
} as const;

/** Constants of the specification's section 9 of the app alone; the others are in `api` and `ui`. */

/** Poll interval of the served build, milliseconds (Bundle check). */
export const BUNDLE_CHECK_INTERVAL = 600_000;
/** Most automatic retries of a registration for notifications. */
export const REGISTRATION_RETRIES = 5;
/** Delay before a device is registered again, milliseconds. */
export const REGISTRATION_RETRY_DELAY = 5_000;
/** Most cached pictures of a kind; the one used longest ago leaves first. */
export const MEDIA_CACHE_MAX = 40;
/** Quality of a resized picture by default, 1 to 100. */
export const IMAGE_QUALITY = 100;
/** Turns of a resized picture, degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
/** Sound analysis. */
export const ANALYSER = {
  fftSize: 1024,
  smoothingTimeConstant: 0.3,
  minDecibels: -60,
  maxDecibels: -10,
} as const;

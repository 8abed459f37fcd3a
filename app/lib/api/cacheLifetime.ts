/** Lifetime of unused cache and drafts, milliseconds. */
export const CACHE_LIFETIME = 24 * 60 * 60_000;

/** Lifetime of untouched cache and drafts, milliseconds: a day without network. */
export const CACHE_LIFETIME = 24 * 60 * 60_000;

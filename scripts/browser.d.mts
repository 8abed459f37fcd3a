/** Finds or fetches a Chromium that starts; undefined on failure. */
export function findChromium(): Promise<string | undefined>;

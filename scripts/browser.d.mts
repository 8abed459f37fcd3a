/** Finds a Chromium that starts, or fetches one; undefined when that failed too. */
export function findChromium(): Promise<string | undefined>;

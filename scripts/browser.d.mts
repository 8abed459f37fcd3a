/** A Chromium that starts, fetched when there is none; undefined when that failed too. */
export function findChromium(): Promise<string | undefined>;
/** Chromium's headless shell, where it is installed. */
export function findShell(): string | undefined;

/** A Chromium that starts, fetched when there is none; undefined when that failed too. */
export function findChromium(): Promise<string | undefined>;
/** Chromium's headless shell, where it is installed. */
export function findShell(): string | undefined;
/** Gets the letters of the stored pictures on a Debian machine that lacks them. */
export function ensureLetters(): Promise<void>;

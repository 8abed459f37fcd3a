import type { ThemeDocument } from '../state/document.ts';

/** A saved theme in a list. */
export interface ThemeSummary {
  readonly id: string;
  readonly name: string;
  /** When it was last saved, ISO 8601. */
  readonly savedAt: string;
}

/** One save of a theme. */
export interface ThemeVersion {
  readonly id: string;
  readonly savedAt: string;
  readonly document: ThemeDocument;
}

export interface SavedTheme extends ThemeSummary {
  readonly document: ThemeDocument;
}

/**
 * Where themes are kept: on the device by itself, on a server where an app mounts the studio. Every method rejects
 * when the place cannot be reached or is full; what was saved before stays as it was.
 */
export interface ThemeStore {
  /** Saved themes, the last saved first. */
  list(): Promise<readonly ThemeSummary[]>;
  /** Null when there is no such theme any more. */
  load(id: string): Promise<SavedTheme | null>;
  /** Saves a theme as its newest version. Without an id it is a new one. */
  save(theme: {
    readonly id: string | null;
    readonly name: string;
    readonly document: ThemeDocument;
  }): Promise<ThemeSummary>;
  remove(id: string): Promise<void>;
  /** What was saved under an id, the newest first. */
  versions(id: string): Promise<readonly ThemeVersion[]>;
}

import type { OwnContent } from '../../live/content.ts';
import type { ThemeDocument } from '../state/document.ts';

export interface ThemeSummary {
  readonly id: string;
  readonly name: string;
  /** Last save, ISO 8601; null before the first. */
  readonly savedAt: string | null;
  /** Belongs to the host, which shows it to everybody: cannot be renamed or removed. */
  readonly fixed?: boolean | undefined;
}

export interface ThemeVersion {
  readonly id: string;
  readonly savedAt: string;
  /** Who saved it, if known; empty for the host's initial version. */
  readonly by?: string | undefined;
  readonly document: ThemeDocument;
}

export interface SavedTheme extends ThemeSummary {
  readonly document: ThemeDocument;
}

/** Parts of a theme that a store can refuse. */
export type ThemeField = 'logo' | 'wlogo' | 'banner' | 'label' | 'palette' | 'shape';

/** Thrown by `save` for an invalid part, so that the message appears beside it. */
export class ThemeRefused extends Error {
  readonly field: ThemeField;
  constructor(field: ThemeField) {
    super(`The ${field} of the theme was refused.`);
    this.name = 'ThemeRefused';
    this.field = field;
  }
}

/**
 * Storage of themes, on the device or a server. Methods reject on failure and leave saved themes
 * unchanged.
 */
export interface ThemeStore {
  /** Saved themes, last saved first, fixed ones before them. */
  list(): Promise<readonly ThemeSummary[]>;
  /** Null when the theme no longer exists. */
  load(id: string): Promise<SavedTheme | null>;
  /** Saves a theme as its newest version, or as a new theme without an id. @throws ThemeRefused */
  save(theme: {
    readonly id: string | null;
    readonly name: string;
    readonly document: ThemeDocument;
  }): Promise<ThemeSummary>;
  remove(id: string): Promise<void>;
  /** Versions of a theme, newest first. */
  versions(id: string): Promise<readonly ThemeVersion[]>;
  /** Content of the host's customer for any theme; missing when the store knows no customer. */
  content?(id: string | null): Promise<OwnContent>;
}

import type { OwnContent } from '../../live/content.ts';
import type { ThemeDocument } from '../state/document.ts';

export interface ThemeSummary {
  readonly id: string;
  readonly name: string;
  /** ISO 8601; null before the first. */
  readonly savedAt: string | null;
  /** The host's, public: cannot be renamed or removed. */
  readonly fixed?: boolean | undefined;
}

export interface ThemeVersion {
  readonly id: string;
  readonly savedAt: string;
  /** If known; empty for the host's initial version. */
  readonly by?: string | undefined;
  readonly document: ThemeDocument;
}

export interface SavedTheme extends ThemeSummary {
  readonly document: ThemeDocument;
}

/** That a store can refuse. */
export type ThemeField = 'logo' | 'wlogo' | 'banner' | 'label' | 'palette' | 'shape';

/** By `save` for an invalid part; shown beside it. */
export class ThemeRefused extends Error {
  readonly field: ThemeField;
  constructor(field: ThemeField) {
    super(`The ${field} of the theme was refused.`);
    this.name = 'ThemeRefused';
    this.field = field;
  }
}

/** On a device or server. Methods reject on failure and leave saved themes unchanged. */
export interface ThemeStore {
  /** Last saved first, fixed ones before. */
  list(): Promise<readonly ThemeSummary[]>;
  /** Null if it no longer exists. */
  load(id: string): Promise<SavedTheme | null>;
  /** As the newest version, or a new theme without an id. @throws ThemeRefused */
  save(theme: {
    readonly id: string | null;
    readonly name: string;
    readonly document: ThemeDocument;
  }): Promise<ThemeSummary>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  versions(id: string): Promise<readonly ThemeVersion[]>;
  /** Of the host's customer; missing if the store knows none. */
  content?(id: string | null): Promise<OwnContent>;
}

import type { OwnContent } from '../../live/content.ts';
import type { ThemeDocument } from '../state/document.ts';

/** A saved theme in a list. */
export interface ThemeSummary {
  readonly id: string;
  readonly name: string;
  /** When it was last saved, ISO 8601; null while nobody has saved it. */
  readonly savedAt: string | null;
  /** Belongs to the host, which shows it to everybody: it keeps its name and cannot be removed. */
  readonly fixed?: boolean | undefined;
}

/** One save of a theme. */
export interface ThemeVersion {
  readonly id: string;
  readonly savedAt: string;
  /** Who saved it, where the store knows; empty for what the host itself began with. */
  readonly by?: string | undefined;
  readonly document: ThemeDocument;
}

export interface SavedTheme extends ThemeSummary {
  readonly document: ThemeDocument;
}

/** What of a theme a store can refuse. */
export type ThemeField = 'logo' | 'wlogo' | 'banner' | 'label' | 'palette' | 'shape';

/** Thrown by `save` for a theme that cannot be kept as it is: says which part, so that the sentence stands there. */
export class ThemeRefused extends Error {
  readonly field: ThemeField;
  constructor(field: ThemeField) {
    super(`The ${field} of the theme was refused.`);
    this.name = 'ThemeRefused';
    this.field = field;
  }
}

/** Storage of themes, on the device or a server. Methods reject on failure and leave saved themes unchanged. */
export interface ThemeStore {
  /** Saved themes, the last saved first, fixed ones before them. */
  list(): Promise<readonly ThemeSummary[]>;
  /** Null when there is no such theme any more. */
  load(id: string): Promise<SavedTheme | null>;
  /** Saves a theme as its newest version. Without an id it is a new one. @throws ThemeRefused */
  save(theme: {
    readonly id: string | null;
    readonly name: string;
    readonly document: ThemeDocument;
  }): Promise<ThemeSummary>;
  remove(id: string): Promise<void>;
  /** What was saved under an id, the newest first. */
  versions(id: string): Promise<readonly ThemeVersion[]>;
  /** What the host's customer shows in a theme, of a theme not its own too: a store without it knows no customer. */
  content?(id: string | null): Promise<OwnContent>;
}

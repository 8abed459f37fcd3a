export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space';

/** Minimal browser driver, per engine. */
export interface Engine {
  readonly name: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Self-contained function; plain data. */
  ask<Argument, Answer>(run: (argument: Argument) => Answer, argument: Argument): Promise<Answer>;
  /** Viewport position. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  text(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** With helper processes. */
  close(): Promise<void>;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface Installed {
  readonly name: string;
  /** Requirement. */
  readonly missing?: string | undefined;
  readonly start: (screen: Screen) => Promise<Engine>;
}

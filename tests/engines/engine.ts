export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space';

/** Minimal driver of a real browser, implemented per engine. */
export interface Engine {
  readonly name: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a self-contained function in the page and returns plain data. */
  ask<Argument, Answer>(run: (argument: Argument) => Answer, argument: Argument): Promise<Answer>;
  /** Clicks at a viewport position. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  text(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** Closes the browser and its helper processes. */
  close(): Promise<void>;
}

/** How a page is opened. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

export interface Installed {
  readonly name: string;
  /** A missing requirement. */
  readonly missing?: string | undefined;
  readonly start: (screen: Screen) => Promise<Engine>;
}

/** A key that is no letter, by the name that keyboard events give it. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowUp' | 'Space';

/** A page in a real browser: the little that a journey needs, which each engine does in its own way. */
export interface Engine {
  readonly name: string;
  /** Goes to an address and waits until the page is loaded. */
  open(url: string): Promise<void>;
  /** One step back in the history. */
  back(): Promise<void>;
  /** Runs a function in the page, which refers to nothing outside itself, and gives what it returns: plain data. */
  ask<Argument, Answer>(run: (argument: Argument) => Answer, argument: Argument): Promise<Answer>;
  /** Presses with the pointer, at a place of the viewport. */
  click(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** Types into what has the focus. */
  text(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** Ends the browser and whatever was started for it. */
  close(): Promise<void>;
}

/** How a page is opened. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** An engine on this machine, or why there is none. */
export interface Installed {
  readonly name: string;
  /** What is not here that it needs. */
  readonly missing?: string | undefined;
  readonly start: (screen: Screen) => Promise<Engine>;
}

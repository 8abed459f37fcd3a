import type { Boot, Scan } from './entities/customer.ts';

/** A page of a scanned code, as far as its first view depends on it. */
export interface FirstViewPage {
  /** What the page brings: its scan, and the language to draw in. */
  readonly boot: Boot & { readonly scan: Scan };
  /** Whether whoever opens it accepted the terms before: the menu is drawn, not the gate. */
  readonly accepted: boolean;
}

/** A first view as HTML; its rules stand in the page that it is drawn into. */
export interface FirstView {
  readonly html: string;
}

/** Draws the first view of a page: what the app's build gives the server beside its pages. */
export type RenderFirstView = (page: FirstViewPage) => Promise<FirstView>;

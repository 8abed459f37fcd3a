import type { Boot, Scan } from './entities/customer.ts';

/** Input of the first view of a scanned page. */
export interface FirstViewPage {
  /** The scan, and the language to render in. */
  readonly boot: Boot & { readonly scan: Scan };
  /** Whether the terms were accepted before: the menu is rendered, not the gate. */
  readonly accepted: boolean;
}

/** A first view as HTML; its page has the style rules. */
export interface FirstView {
  readonly html: string;
}

/** Renders the first view of a page; part of the app's build for the server. */
export type RenderFirstView = (page: FirstViewPage) => Promise<FirstView>;

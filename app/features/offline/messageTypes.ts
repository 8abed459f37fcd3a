export const messageTypes = {
  /** To the worker: its data. */
  about: 'about',
  /** To pages: a push; a page showing its case confirms. */
  pushed: 'pushed',
  /** To a page: open a notification's target. */
  open: 'open',
  /** To pages: the subscription changed. */
  subscription: 'subscription',
} as const;

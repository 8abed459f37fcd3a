/** The types of what pages and worker tell each other. */
export const told = {
  /** To the worker: what it keeps. */
  about: 'about',
  /** To pages: what was pushed. A page that shows it already says so. */
  pushed: 'pushed',
  /** To a page: a notification was pressed that leads there. */
  open: 'open',
  /** To pages: the browser changed the subscription by itself. */
  subscription: 'subscription',
} as const;

/** Message types between pages and worker. */
export const messageTypes = {
  /** To the worker: data it needs. */
  about: 'about',
  /** To pages: a push; a page showing it already answers so. */
  pushed: 'pushed',
  /** To a page: open the target of a notification. */
  open: 'open',
  /** To pages: the browser changed the subscription. */
  subscription: 'subscription',
} as const;

import type { FromSample } from './messages.ts';

/** Posts a message to the studio around this page, if there is one. */
export function postToStudio(message: FromSample): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

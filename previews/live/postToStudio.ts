import type { FromSample } from './messages.ts';

/** If there is one around this page. */
export function postToStudio(message: FromSample): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

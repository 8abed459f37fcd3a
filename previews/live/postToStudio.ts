import type { FromSample } from './messages.ts';

export function postToStudio(message: FromSample): void {
  if (window.parent !== window) window.parent.postMessage(message, '*');
}

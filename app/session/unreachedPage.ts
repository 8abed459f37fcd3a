/**
 * Whether nobody answered when this page itself was asked for, as the worker that gave it says (`worker/unreachedPage.ts`). It says so
 * once: whoever asks afterwards asks the server.
 */
export function wasUnreached(): boolean {
  const { dataset } = document.documentElement;
  const was = dataset.unreached !== undefined;
  delete dataset.unreached;
  return was;
}

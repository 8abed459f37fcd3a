// Shared with the Vitest configuration, which loads this file again.
const KEY = Symbol.for('parvis.broken');

export const broken = () => globalThis[KEY] ?? {};
export const setBroken = (path, text) => {
  globalThis[KEY] = { path, text };
};

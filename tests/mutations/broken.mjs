// Which file is broken, and how it reads: known to the configuration of vitest, which loads this file a second time.
const KEY = Symbol.for('parvis.broken');

export const broken = () => globalThis[KEY] ?? {};
export const setBroken = (path, text) => {
  globalThis[KEY] = { path, text };
};

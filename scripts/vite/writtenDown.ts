import type { Plugin } from 'vite';

/** A module that exports these values. */
const asModule = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** Writes down what modules of data come to, by their paths: what they are made of is not loaded for them. */
export const writtenDown = (modules: Readonly<Record<string, object>>): Plugin => ({
  name: 'parvis:written-down',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const values = modules[id];
    return values && asModule(values);
  },
});

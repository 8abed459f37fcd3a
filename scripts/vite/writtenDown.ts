import type { Plugin } from 'vite';

const formatModule = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** By path: their inputs are not bundled. */
export const inlineComputedModules = (modules: Readonly<Record<string, object>>): Plugin => ({
  name: 'parvis:written-down',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    const values = modules[id];
    return values && formatModule(values);
  },
});

/**
 * Says in a sentence that a page is drawn by another copy of React than the one a package was loaded with, where React would
 * say only that something is null. Keeps nothing; to be called before any hook.
 *
 * @param hook `useDebugValue` of the copy that the caller was loaded with
 * @param version the version of it
 * @throws Error where another copy draws
 */
export function oneReact(hook: (value: undefined) => void, version: string): void {
  try {
    hook(undefined);
  } catch (cause) {
    throw new Error(
      `There are two copies of React on this page: a package of Parvis was loaded with React ${version}, and another copy draws it. ` +
        "Keep one: npm ls react names both, and resolve.dedupe: ['react', 'react-dom'] makes Vite take one.",
      { cause },
    );
  }
}

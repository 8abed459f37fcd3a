/**
 * Reads a context, and says in a sentence where the page is drawn by another copy of React than the one that a package was loaded
 * with: React itself says only that something is null. To be called before any other hook.
 *
 * @param read `useContext` of the copy that the caller was loaded with
 * @param version the version of it
 * @throws Error where another copy draws
 */
export function oneReact<Context, Value>(
  read: (context: Context) => Value,
  context: Context,
  version: string,
): Value {
  try {
    return read(context);
  } catch (cause) {
    throw new Error(
      `There are two copies of React on this page: a package of Parvis was loaded with React ${version}, and another copy draws it. ` +
        "Keep one: npm ls react names both, and resolve.dedupe: ['react', 'react-dom'] makes Vite take one.",
      { cause },
    );
  }
}

/**
 * Call before any other hook.
 * @throws Error if another copy of React draws the page
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
      `Two copies of React: Parvis has ${version}, and another draws the page (npm ls react).`,
      { cause },
    );
  }
}

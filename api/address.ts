const HOLE = /\{(\w+)\}/g;

/** Names of the holes in an address template: `cuid` in `/town/{cuid}/live`. */
export type Hole<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Hole<Rest>
  : never;

/** Values for the holes of a template, each of them one segment of a path. */
export type Filling<Template extends string> = Readonly<Record<Hole<Template>, string>>;

/** Names of the holes in a template, in their order. */
export const holesOf = (template: string): string[] =>
  [...template.matchAll(HOLE)].map(([, name = '']) => name);

/** What is no segment of a path: nothing, what leads elsewhere, half a character. */
const NO_SEGMENT = /^\.{0,2}$|\p{Cs}/u;

/** The address that a template makes with the given values. @throws Error for a hole that is left open, or a value that is no segment of a path */
export function fill<Template extends string>(template: Template, values: Filling<Template>): string {
  const given: Readonly<Record<string, string | undefined>> = values;
  return template.replace(HOLE, (hole, name: string) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined) throw new Error(`${template}: ${hole} is not given.`);
    if (NO_SEGMENT.test(value))
      throw new Error(`${template}: ${hole} is given what is no segment of a path.`);
    return encodeURIComponent(value);
  });
}

/** Matches the paths a template can make; its groups are what stands in the holes, still encoded. */
export const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(HOLE, '([^/]+)')}$`);

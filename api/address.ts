const HOLE = /\{(\w+)\}/g;

/** Parameters of an address template: `cuid` in `/town/{cuid}/live`. */
export type Hole<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Hole<Rest>
  : never;

/** Values of the parameters, each one path segment. */
export type Filling<Template extends string> = Readonly<Record<Hole<Template>, string>>;

/** Lists the parameters of a template in order. */
export const holesOf = (template: string): string[] =>
  [...template.matchAll(HOLE)].map(([, name = '']) => name);

/** Not a path segment: empty, `.` or `..`, or a lone surrogate. */
const NO_SEGMENT = /^\.{0,2}$|\p{Cs}/u;

/** Fills a template. @throws Error for a missing parameter or a value that is no path segment */
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

/** Builds a pattern for the paths of a template; its groups are the parameters, still encoded. */
export const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(HOLE, '([^/]+)')}$`);

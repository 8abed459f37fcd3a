import { join } from 'node:path';
import { type Import, namesIn, type Source, sourceOf } from './source.ts';
import { written } from './written.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Files of the packages and the paths by which somebody imports them. */
const PUBLIC: readonly (readonly [RegExp, string])[] = [
  [/^ui\/(parts|screens)\/(\w+)\/\2\.tsx$/, '@parvis/ui/$1/$2'],
  [/^ui\/icons\/(\w+)\.tsx$/, '@parvis/ui/icons/$1'],
  [/^ui\/(texts|copyText)\.tsx?$/, '@parvis/ui/$1'],
  [/^ui\/screens\/QrMenu\/navigation\.ts$/, '@parvis/ui/screens/QrMenu/navigation'],
  [/^(theme|locales|questionnaire)\/(.+?)\.tsx?$/, '@parvis/$1/$2'],
];

/** Names that something means, in the file where they mean it. */
export interface Needed {
  readonly names: ReadonlySet<string>;
  readonly source: Source;
}

/** The path by which somebody else imports from there; undefined for what only stories have. */
function publicPath(from: string): string | undefined {
  if (!from.startsWith(ROOT)) return from;
  const path = from.slice(ROOT.length + 1);
  const rule = PUBLIC.find(([files]) => files.test(path));
  return rule && path.replace(...(rule as [RegExp, string]));
}

const importText = (local: string, { name, isType }: Import): string =>
  `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;

/** Lines of imports, one for each path, in the order of the paths. */
function importLines(imports: ReadonlyMap<string, Import & { readonly path: string }>): string {
  const byPath = new Map<string, string[]>();
  const whole: string[] = [];
  for (const [local, one] of imports) {
    if (one.name === 'default') whole.push(`import ${local} from '${one.path}';`);
    else if (one.name === '*') whole.push(`import * as ${local} from '${one.path}';`);
    else byPath.set(one.path, [...(byPath.get(one.path) ?? []), importText(local, one)]);
  }
  const listed = [...byPath].map(([path, names]) => `import { ${names.sort().join(', ')} } from '${path}';`);
  return [...whole, ...listed]
    .sort((one, other) => (one.slice(one.indexOf(' from ')) < other.slice(other.indexOf(' from ')) ? -1 : 1))
    .join('\n');
}

/**
 * What an example stands on: imports of packages, and what its file (or another that only stories have) declares.
 *
 * @param mainOf what is left of the page of stories, where an example takes something of it.
 */
export function neededBy(
  start: readonly Needed[],
  mainOf: (source: Source) => string,
): { imports: string; declarations: string } {
  const imports = new Map<string, Import & { readonly path: string }>();
  const declarations: string[] = [];
  const done = new Set<unknown>();
  const take = ({ names, source }: Needed): void => {
    for (const name of names) {
      const from = source.imported.get(name);
      const statement = source.declared.get(name);
      if (from && from.from !== 'storybook/test' && !from.from.startsWith('@storybook')) {
        const path = publicPath(from.from);
        if (path !== undefined) imports.set(name, { ...from, path });
        else take({ names: new Set([from.name]), source: sourceOf(from.from) });
      } else if (statement && !done.has(statement)) {
        done.add(statement);
        take({ names: namesIn(statement), source });
        declarations.push(
          name === source.main ? `const ${name} = ${mainOf(source)};` : written(statement, source),
        );
      }
    }
  };
  for (const one of start) take(one);
  return { imports: importLines(imports), declarations: declarations.join('\n\n') };
}

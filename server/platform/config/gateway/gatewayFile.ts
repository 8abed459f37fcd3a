import { existsSync, readFileSync } from 'node:fs';
import type { Both } from '@parvis/questionnaire/analysis/words/language';
import * as z from 'zod/mini';

export class InvalidSetting extends Error {
  override readonly name = 'NoSense';
  readonly says: Both<string>;

  constructor(says: Both<string>) {
    super(says.en);
    this.says = says;
  }
}

/** Never prints values: they may be secrets. */
function describeProblem({ issues: [issue] }: z.core.$ZodError): Both<string> {
  const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join(
    '.',
  );
  if (place === '') return { fr: 'Il ne décrit aucune passerelle.', en: 'It describes no gateway.' };
  return {
    fr: `Dedans, ${place} manque ou n’a pas de sens.`,
    en: `In it, ${place} is missing or makes no sense.`,
  };
}

const NO_FILE: Both<string> = { fr: 'Ce fichier n’existe pas.', en: 'There is no such file.' };

const READ_FAILURES: Readonly<Record<string, Both<string>>> = {
  ENOENT: NO_FILE,
  ENOTDIR: NO_FILE,
  EISDIR: { fr: 'C’est un dossier.', en: 'It is a folder.' },
  EACCES: {
    fr: 'L’utilisateur du serveur n’a pas le droit de lire ce fichier.',
    en: 'The file may not be read by whom the server runs as.',
  },
};

const describeReadFailure = (code: string): Both<string> => ({
  fr: `Ce fichier ne peut pas être lu (${code}).`,
  en: `The file cannot be read (${code}).`,
});

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new InvalidSetting(READ_FAILURES[code] ?? describeReadFailure(code));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidSetting({ fr: 'Ce fichier n’est pas du JSON.', en: 'The file is no JSON.' });
  }
}

function readDescription<S extends z.ZodMiniType>(file: string, schema: S): z.infer<S> {
  const { data, error } = z.safeParse(schema, parseJson(readText(file)));
  if (error) throw new InvalidSetting(describeProblem(error));
  return data;
}

const isFileName = (text: string): boolean => /[./\\]/.test(text) || existsSync(text);

export interface NamedGateway<T> {
  readonly name: string;
  readonly template: T;
}

/**
 * Undefined for an unknown name.
 * @throws InvalidSetting if the file is invalid
 */
export function loadGateway<S extends z.ZodMiniType>(
  name: string,
  presets: Readonly<Record<string, z.infer<S>>>,
  schema: S,
): NamedGateway<z.infer<S>> | undefined {
  const template = Object.hasOwn(presets, name)
    ? presets[name]
    : isFileName(name)
      ? readDescription(name, schema)
      : undefined;
  return template === undefined ? undefined : { name, template };
}

import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { NoSense } from './noSense.ts';

/** What is wrong with a file that can be read, by the place in it; its values may be secrets. */
function complaintOf({ issues: [issue] }: z.core.$ZodError): string {
  const place = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].join(
    '.',
  );
  return place === '' ? 'It describes no gateway.' : `In it, ${place} is missing or makes no sense.`;
}

const READ_FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'It is a folder.',
  EACCES: 'The file may not be read by whom the server runs as.',
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new NoSense(READ_FAILURES[code] ?? `The file cannot be read (${code}).`);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoSense('The file is no JSON.');
  }
}

/**
 * The description that a file holds.
 * @throws NoSense with the reason why it holds none
 */
export function readDescription<S extends z.ZodMiniType>(file: string, schema: S): z.infer<S> {
  const { data, error } = z.safeParse(schema, jsonIn(textOf(file)));
  if (error) throw new NoSense(complaintOf(error));
  return data;
}

/** Whether a value is meant as a file and not as a name. */
export const isFileName = (text: string): boolean => /[./\\]/.test(text) || existsSync(text);

import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { presets } from './presets.ts';
import { type Template, templateSchema } from './template.ts';

/** A gateway as a setting names it: one that is known, or a file that describes one. */
export interface GatewaySetting {
  readonly name: string;
  readonly template: Template;
}

/** The gateway of a name or a file; nothing where there is none such, or the file describes none. */
export function readGateway(name: string): GatewaySetting | undefined {
  const known = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (known) return { name, template: known };
  try {
    const { data } = z.safeParse(templateSchema, JSON.parse(readFileSync(name, 'utf8')));
    return data && { name, template: data };
  } catch {
    return undefined;
  }
}

/** `key=…&login=…` */
export function readCredentials(text: string): Readonly<Record<string, string>> | undefined {
  const all = [...new URLSearchParams(text)];
  return all.every(([name, value]) => /^\w+$/.test(name) && value !== '')
    ? Object.fromEntries(all)
    : undefined;
}

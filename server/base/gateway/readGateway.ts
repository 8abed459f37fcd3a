import { presets } from './presets.ts';
import { isFileName, readDescription } from './readFile.ts';
import { type Template, templateSchema } from './template.ts';

export interface GatewaySetting {
  readonly name: string;
  readonly template: Template;
}

/**
 * The gateway of a name or a file; nothing where there is none of that name.
 * @throws NoSense where the file describes none
 */
export function readGateway(name: string): GatewaySetting | undefined {
  const known = Object.hasOwn(presets, name) ? presets[name] : undefined;
  if (known) return { name, template: known };
  return isFileName(name) ? { name, template: readDescription(name, templateSchema) } : undefined;
}

/** `key=…&login=…` */
export function readCredentials(text: string): Readonly<Record<string, string>> | undefined {
  const all = [...new URLSearchParams(text)];
  return all.every(([name, value]) => /^\w+$/.test(name) && value !== '')
    ? Object.fromEntries(all)
    : undefined;
}

import { presets } from './presets.ts';
import { type NamedGateway, readNamed } from './readFile.ts';
import { type Template, templateSchema } from './template.ts';

export type GatewaySetting = NamedGateway<Template>;

export const readGateway = (name: string): GatewaySetting | undefined =>
  readNamed(name, presets, templateSchema);

/** Parses `key=…&login=…`. */
export function readCredentials(text: string): Readonly<Record<string, string>> | undefined {
  const all = [...new URLSearchParams(text)];
  return all.every(([name, value]) => /^\w+$/.test(name) && value !== '')
    ? Object.fromEntries(all)
    : undefined;
}

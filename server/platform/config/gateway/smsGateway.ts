import { loadGateway, type NamedGateway } from './gatewayFile.ts';
import { type GatewayTemplate, templateSchema } from './gatewayTemplate.ts';
import { gatewayPresets } from './presets.ts';

export type GatewaySetting = NamedGateway<GatewayTemplate>;

export const loadSmsGateway = (name: string): GatewaySetting | undefined =>
  loadGateway(name, gatewayPresets, templateSchema);

/** Parses `key=…&login=…`. */
export function parseCredentials(text: string): Readonly<Record<string, string>> | undefined {
  const all = [...new URLSearchParams(text)];
  return all.every(([name, value]) => /^\w+$/.test(name) && value !== '')
    ? Object.fromEntries(all)
    : undefined;
}

import type { Shape } from '@parvis/theme/shape/shape';
import { originsOf } from '../../platform/config/siteAddress.ts';

/** Where the letters of a shape come from, besides this site: what the policy of its pages lets them ask. */
export const fontOrigins = ({ fontFile }: Shape): string[] =>
  fontFile?.startsWith('https:') ? [new URL(fontFile).origin] : [];

/** Whether the letters of a shape are of this site or of a host that the operator lists: others would learn the address of every visitor. */
export const isListedFont = (shape: Shape, hosts: readonly string[]): boolean =>
  fontOrigins(shape).every((origin) => hosts.includes(origin));

/** The shape without letters of a host that the operator does not list. */
export function withListedFont(shape: Shape, hosts: readonly string[]): Shape {
  if (isListedFont(shape, hosts)) return shape;
  const { fontFile: _, ...rest } = shape;
  return rest;
}

/** The hosts that the operator lists, as settings say it. */
export const listedFontHosts = (env: { readonly FONT_HOSTS?: string | undefined }): readonly string[] =>
  originsOf(env.FONT_HOSTS ?? '') ?? [];

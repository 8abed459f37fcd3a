import type { Shape } from '@parvis/theme/shape/shape';
import { originsOf } from '../../platform/config/siteAddress.ts';

/** Origins that the content security policy must allow for fonts. */
export const fontOrigins = ({ fontFile }: Shape): string[] =>
  fontFile?.startsWith('https:') ? [new URL(fontFile).origin] : [];

/** Whether the font is local or on an allowed host: other hosts would learn visitors' IP addresses. */
export const isListedFont = (shape: Shape, hosts: readonly string[]): boolean =>
  fontOrigins(shape).every((origin) => hosts.includes(origin));

export function withListedFont(shape: Shape, hosts: readonly string[]): Shape {
  if (isListedFont(shape, hosts)) return shape;
  const { fontFile: _, ...rest } = shape;
  return rest;
}

export const listedFontHosts = (env: { readonly FONT_HOSTS?: string | undefined }): readonly string[] =>
  originsOf(env.FONT_HOSTS ?? '') ?? [];

import type { Shape } from '@parvis/theme/shape/shape';
import { parseOrigins } from '../../platform/config/parseOrigin.ts';

/** For the content security policy. */
export const getFontOrigins = ({ fontFile }: Shape): string[] =>
  fontFile?.startsWith('https:') ? [new URL(fontFile).origin] : [];

/** Other hosts would learn visitors' IP addresses. */
export const isAllowedFont = (shape: Shape, hosts: readonly string[]): boolean =>
  getFontOrigins(shape).every((origin) => hosts.includes(origin));

export function withAllowedFont(shape: Shape, hosts: readonly string[]): Shape {
  if (isAllowedFont(shape, hosts)) return shape;
  const { fontFile: _, ...rest } = shape;
  return rest;
}

export const parseFontHosts = (env: { readonly FONT_HOSTS?: string | undefined }): readonly string[] =>
  parseOrigins(env.FONT_HOSTS ?? '') ?? [];

import type * as z from 'zod/mini';
import type { caseTypeSchema } from './case.ts';

/**
 * The fourteen responder codes (specification 1), each with the outline that gives contributors its colour;
 * a word of each is in `locales`, its icon in `ui/parts/ResponderIcon`.
 */
export const responderOutlines = {
  fire: 'fire',
  police: 'police',
  medical: 'health',
  security: 'police',
  rescue: 'rescue',
  social: 'social',
  maintenance: 'rescue',
  it: 'social',
  janitorial: 'health',
  events: 'emergency',
  facilities: 'rescue',
  services: 'police',
  support: 'health',
  upperManagement: 'emergency',
} as const satisfies Readonly<Record<string, z.infer<typeof caseTypeSchema>>>;

/** The kind of service that a category goes to, or that staff belong to. */
export type ResponderCode = keyof typeof responderOutlines;

export const responderCodes = Object.keys(responderOutlines) as [ResponderCode, ...ResponderCode[]];

/** Whether a code is of this version; `users`, the person type, is none. */
export const isResponderCode = (code: string): code is ResponderCode =>
  Object.hasOwn(responderOutlines, code);

/** Names a colour of the palette: `outlineFire`; undefined for people and codes of newer versions. */
export function responderColor(code: string): string | undefined {
  if (!isResponderCode(code)) return undefined;
  const outline = responderOutlines[code];
  return `outline${outline.charAt(0).toUpperCase()}${outline.slice(1)}`;
}

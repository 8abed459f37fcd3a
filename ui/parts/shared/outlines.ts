import type { ColourToken } from '@parvis/theme/css/stitches';

/** Case type, shown as outline colour; always given in words too. */
export type OutlineType = 'rescue' | 'police' | 'fire' | 'health' | 'emergency' | 'social';

/** Colour by case type, for outlines and responder icons. */
export const outlines = {
  rescue: { color: '$outlineRescue' },
  police: { color: '$outlinePolice' },
  fire: { color: '$outlineFire' },
  health: { color: '$outlineHealth' },
  emergency: { color: '$outlineEmergency' },
  social: { color: '$outlineSocial' },
} as const satisfies Readonly<Record<OutlineType, { color: ColourToken }>>;

import type { ColourToken } from '@parvis/theme/css/stitches';

/** Always given in words too. */
export type OutlineType = 'rescue' | 'police' | 'fire' | 'health' | 'emergency' | 'social';

/** For outlines and responder icons. */
export const outlines = {
  rescue: { color: '$outlineRescue' },
  police: { color: '$outlinePolice' },
  fire: { color: '$outlineFire' },
  health: { color: '$outlineHealth' },
  emergency: { color: '$outlineEmergency' },
  social: { color: '$outlineSocial' },
} as const satisfies Readonly<Record<OutlineType, { color: ColourToken }>>;

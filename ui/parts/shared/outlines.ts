import type { ColourToken } from '@parvis/theme/css/stitches';

/** The type of a case, as the colour of its outline; always said in words beside it. */
export type OutlineType = 'rescue' | 'police' | 'fire' | 'health' | 'emergency' | 'social';

/** The colour of each type of case: of the outline of a case, and of the responders who come. */
export const outlines = {
  rescue: { color: '$outlineRescue' },
  police: { color: '$outlinePolice' },
  fire: { color: '$outlineFire' },
  health: { color: '$outlineHealth' },
  emergency: { color: '$outlineEmergency' },
  social: { color: '$outlineSocial' },
} as const satisfies Readonly<Record<OutlineType, { color: ColourToken }>>;

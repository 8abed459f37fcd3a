/** Corners, spacing and font in the studio. */
export const studioShape = {
  'studio.shape': 'Shape and letters',
  'studio.shape.lead': 'What stays true in all colours: corners, space and font.',
  'studio.shape.radius': 'Corners',
  'studio.shape.radius.medium': 'Rounded (as it comes)',
  'studio.shape.radius.none': 'Square',
  'studio.shape.radius.small': 'Slightly rounded',
  'studio.shape.radius.large': 'Very rounded',
  'studio.shape.density': 'Space',
  'studio.shape.density.comfortable': 'Comfortable (as it comes)',
  'studio.shape.density.compact': 'Compact',
  'studio.shape.font': 'Font',
  'studio.shape.font.system': 'That of the device (as it comes)',
  'studio.shape.font.humanist': 'Humanist',
  'studio.shape.font.geometric': 'Geometric',
  'studio.shape.font.rounded': 'Rounded',
  'studio.shape.font.serif': 'Serif',
  'studio.shape.fontFile': 'Your own font (address of a WOFF2 file)',
  'studio.shape.fontFile.hint':
    'It goes before the font that was chosen. Its site must allow it to be used elsewhere (CORS).',
  'studio.shape.fontFile.shown': 'This font is loaded and shown in the previews.',
  'studio.shape.fontFile.wrong': 'Write an address that begins with https://.',
};

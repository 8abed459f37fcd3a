/** Corners, spacing and font in the studio. */
export const studioShape = {
  'studio.shape': 'Forme et lettres',
  'studio.shape.lead': 'Ce qui reste vrai dans toutes les couleurs\u202f: angles, espace et police.',
  'studio.shape.radius': 'Angles',
  'studio.shape.radius.medium': 'Arrondis (d’origine)',
  'studio.shape.radius.none': 'Droits',
  'studio.shape.radius.small': 'Peu arrondis',
  'studio.shape.radius.large': 'Très arrondis',
  'studio.shape.density': 'Espace',
  'studio.shape.density.comfortable': 'Aéré (d’origine)',
  'studio.shape.density.compact': 'Compact',
  'studio.shape.font': 'Police',
  'studio.shape.font.system': 'Celle de l’appareil (d’origine)',
  'studio.shape.font.humanist': 'Humaniste',
  'studio.shape.font.geometric': 'Géométrique',
  'studio.shape.font.rounded': 'Ronde',
  'studio.shape.font.serif': 'À empattements',
  'studio.shape.fontFile': 'Votre propre police (adresse d’un fichier WOFF2)',
  'studio.shape.fontFile.hint':
    'Elle passe devant la police choisie. Son site doit permettre de l’utiliser ailleurs (CORS).',
  'studio.shape.fontFile.shown': 'Cette police est chargée et montrée dans les aperçus.',
  'studio.shape.fontFile.wrong': 'Écrivez une adresse qui commence par https://.',
};

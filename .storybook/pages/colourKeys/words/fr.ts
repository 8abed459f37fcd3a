import { colourKeys } from '@parvis/theme/palette/keys';

export const words = {
  keys: 'Les clés de couleur',
  keysText: `${colourKeys.length} clés, chacune avec une jumelle sombre. La palette et le mode se choisissent dans la barre d’outils.`,
  matrix: 'Les contrastes',
  matrixText:
    'Chaque paire de la table, mesurée sur toute la longueur des dégradés, la transparence comprise.',
  allPass: 'Toutes les paires de cette palette suffisent telles quelles.',
  repaired: (count: number) =>
    count > 1
      ? `${count} couleurs sont corrigées pour rester lisibles.`
      : 'Une couleur est corrigée pour rester lisible.',
  carries: 'Porte',
  standsOn: 'Se lit sur',
  on: 'sur',
  measuredWith: 'Mesuré avec',
  defaults: 'Par défaut',
  insteadOf: 'corrigé, au lieu de',
  surface: 'Fond',
  figure: 'Dessus',
  needed: 'Nécessaire',
  chosen: 'Choisi',
  drawn: 'Dessiné',
  number: (value: number) =>
    value.toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};

export type PageWords = typeof words;

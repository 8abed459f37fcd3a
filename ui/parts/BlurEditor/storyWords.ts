import type { BlurWords } from './BlurEditor.tsx';

export const blurWords: BlurWords = {
  region: (number) => `Zone floutée ${number}`,
  count: (count) => (count === 0 ? '' : `Zones floutées\u202f: ${count}`),
  hint: 'Tracez une zone, ou touchez l’endroit. Au clavier\u202f: flèches pour déplacer, Maj et flèches pour la taille.',
  add: 'Ajouter une zone',
  larger: 'Agrandir la zone',
  smaller: 'Réduire la zone',
  remove: 'Retirer la zone',
  undo: 'Revenir en arrière',
};

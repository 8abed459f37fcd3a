export const options = [
  { value: 'solved', label: 'Résolu' },
  { value: 'duplicate', label: 'Doublon', description: 'Déjà signalé par quelqu’un d’autre' },
  { value: 'other', label: 'Pas de notre ressort' },
  { value: 'closed', label: 'Fermé au public', disabled: true },
];

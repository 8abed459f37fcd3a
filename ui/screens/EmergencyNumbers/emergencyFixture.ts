import type { EmergencyNumbersProps } from './EmergencyNumbers.tsx';

export const emergencyArgs: EmergencyNumbersProps = {
  texts: {
    title: 'Une urgence\u202f? Appelez.',
    text: 'Ce service n’est pas une ligne d’urgence.',
  },
  numbers: [
    { number: '15', label: 'SAMU' },
    { number: '17', label: 'Police' },
    { number: '18', label: 'Pompiers' },
    { number: '112', label: 'Europe' },
    { number: '114', label: 'Par SMS', bySms: true },
  ],
};

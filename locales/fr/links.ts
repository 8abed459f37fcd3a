export const links = {
  'links.title': 'Liens utiles',
  'links.cases': 'Mes derniers signalements',
  'links.cases.all': 'Voir tous mes signalements',
  'links.useful': 'Le lieu',
  'links.www': 'Site internet',
  'links.phone': 'Téléphone',
  'links.mail': 'E-mail',
  'links.legal': 'Le service',
  'links.terms': 'Conditions d’utilisation',
  'links.write': 'Nous écrire',
  'links.info': 'Contacts et numéros d’urgence',
  'links.start.text':
    'Scannez avec l’appareil photo de votre téléphone le QR code affiché sur place : la page du lieu s’ouvre ici, sans compte à créer.',
} as const;

export const demo = {
  'demo.title': 'Démonstration',
  'demo.contact': 'Parlons de votre lieu',
  'demo.cookies':
    'Cette démonstration n’enregistre rien de ce que vous faites. Seul votre choix de langue peut être gardé, dans un cookie.',
  'demo.end': 'Et voilà !',
  'demo.end.text':
    'Quelques questions suivraient, puis une conversation avec l’équipe du lieu. Rien n’a été envoyé.',
  'demo.again': 'Recommencer',
  'demo.more': 'Liens utiles',
  'demo.none': 'Cette démonstration n’existe pas',
  'demo.none.text': 'Vérifiez l’adresse, ou scannez le code d’une affiche.',
} as const;

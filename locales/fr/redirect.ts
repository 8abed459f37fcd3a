/** Being sent to another address, or not. */
export const redirect = {
  'redirect.to': 'Redirection vers',
  'redirect.follow': 'Continuer',
  'redirect.home': 'Aller à l’accueil public',
  'redirect.unsafe': 'Cette adresse n’est pas connue de ce site',
  'redirect.unsafe.text':
    'Nous ne vous y envoyons pas. Si vous n’attendiez pas cette adresse, fermez simplement la page.',
  'redirect.address': 'Adresse demandée',
  'redirect.missing': 'Aucune adresse n’est indiquée',
  'redirect.missing.text': 'Le lien est incomplet, ou ce n’est pas l’adresse d’un site.',
} as const;

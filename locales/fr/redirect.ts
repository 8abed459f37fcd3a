/** The page before another site (`/redirect`). */
export const redirect = {
  'redirect.to': 'Redirection vers',
  'redirect.site': 'Renvoi vers',
  'redirect.site.page': 'Ce service a sa propre adresse. La page que vous cherchez y est.',
  'redirect.site.root': 'Ce service a maintenant sa propre adresse.',
  'redirect.nobody': 'Aucun service n’est installé à cette adresse.',
  'redirect.follow': 'Continuer',
  'redirect.home': 'Aller à l’accueil public',
  'redirect.unsafe': 'Cette adresse n’est pas connue de ce site',
  'redirect.unsafe.text':
    'Nous ne vous y envoyons pas. Si vous n’attendiez pas cette adresse, fermez simplement la page.',
  'redirect.address': 'Adresse demandée',
  'redirect.missing': 'Aucune adresse n’est indiquée',
  'redirect.missing.text': 'Le lien est incomplet, ou ce n’est pas l’adresse d’un site.',
} as const;

/** Built-in texts of the first view's components; see `FrameTexts` of `ui/texts.tsx`. */
export const frame = {
  'part.skip': 'Aller au contenu',
  'part.back': 'Retour',
  'part.close': 'Fermer',
  'part.retry': 'Réessayer',
  'part.loading': 'Chargement…',
  'part.pending': 'En attente',
  'part.alreadyAnswered': 'Déjà répondu',
  'part.mainNavigation': 'Menu principal',
  'part.breadcrumbs': 'Chemin',
  'part.demo': 'Démo',
  'part.simulation': 'Simulation : faux QR code',
  'part.unread_one': '{{count}} non lu',
  'part.unread_other': '{{count}} non lus',
  'part.newTab': '{{words}} (nouvel onglet)',
  'part.expand': 'Déplier',
  'part.collapse': 'Replier',
} as const;

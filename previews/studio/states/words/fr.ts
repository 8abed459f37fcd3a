/** What the single states of the built-in customer say, in French. */
export const words = {
  title: 'Aperçu : détail',
  titles: {
    drawer: 'Tiroir',
    questionnaire: 'Questionnaire',
    rating: 'Note',
    viewer: 'Image',
    notices: 'Notifications',
    identity: 'Identité',
    poster: 'Affiche',
    desk: 'Poste des agents',
    mail: 'E-mail',
  },
  drawer: {
    open: 'Ouvrir le tiroir',
    title: 'Quitter le signalement ?',
    text: 'Ce que vous avez saisi sera perdu.',
    stay: 'Continuer',
    leave: 'Quitter',
  },
  rating: { label: 'Comment avez-vous été aidé ?', low: 'mal', high: 'très bien' },
  viewer: { open: 'Ouvrir l’image' },
  notices: {
    sent: 'Votre signalement est envoyé.',
    news: 'Nouveau message de la mairie.',
    offline: 'Pas de réseau : votre message partira plus tard.',
    taken: 'A. M. prend le signalement en charge',
  },
  identity: {
    tab: 'Onglet du navigateur',
    tabHint:
      'L’icône de vos pages est votre logo carré\u202f; celle d’un écran d’accueil reste celle du service.',
    tabWithout: 'Sans logo carré, l’icône est celle du service ; le nom est le vôtre.',
    square: 'En-tête, logo carré',
    wide: 'En-tête du menu, logo large',
    chat: 'En-tête d’une discussion',
    place: 'Halles du marché · entrée nord',
    case: 'Hygiène › Toilettes',
  },
  poster: {
    question: 'Un souci ici ?',
    call: 'Scannez, dites-le en une minute.',
    place: 'Halles du marché, entrée nord',
    code: 'Code QR de l’aperçu',
    emergency: 'En cas d’urgence, appelez le 112.',
  },
  mail: {
    subject: 'Objet',
    from: 'De',
    code: 'E-mail avec un code',
    news: 'E-mail de nouvelles',
    note: 'Tels qu’ils partent à vos agents et à vos visiteurs\u202f: votre nom, vos couleurs claires ou sombres, vos angles. Les images n’y sont pas, beaucoup de messageries les bloquent\u202f; celles qui n’affichent que du texte montrent les mêmes phrases.',
  },
  desk: {
    rail: 'Rampe descellée',
    railText: 'Les enfants s’y appuient à la récréation',
    school: 'École Jaurès',
    noise: 'Bruit',
    noiseText: 'Deux personnes suivent ce signalement',
    square: 'Place du Puits',
    toilets: 'Toilettes',
    hall: 'Halles nord',
  },
};

/** The words of the single states, in any language. */
export type StateWords = typeof words;

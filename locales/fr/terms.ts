/** Terms of use; first version dated 21 June 2025 (specification 1). */
export const terms = {
  'terms.title': 'Conditions d’utilisation',
  'terms.updated': 'Dernière mise à jour : 21 juin 2025',
  'terms.1.title': 'Ce que fait ce service',
  'terms.1.text':
    'Le service est un intermédiaire : il met en relation des contributeurs, qui signalent un problème, et un client (une ville ou un lieu accueillant du public), dont les agents traitent le signalement. Il construit un réseau local de communication et d’entraide.',
  'terms.2.title': 'Ce que vous écrivez',
  'terms.2.text':
    'Les messages ne sont pas relus avant d’être transmis. Le fournisseur agit comme hébergeur. Vous êtes responsable de ce que vous envoyez : restez précis et courtois, ne photographiez personne sans son accord.',
  'terms.3.title': 'Vos données',
  'terms.3.text':
    'Aucun compte n’est nécessaire. Un identifiant aléatoire relie cet appareil à vos signalements. Les messages, photos et vidéos sont effacés ou anonymisés 30 jours après leur envoi, ou plus tôt si le client l’a choisi.',
  'terms.4.title': 'Urgences',
  'terms.4.text':
    'Ce service n’est pas un numéro d’urgence. En cas de danger, appelez le 15, le 17, le 18 ou le 112 ; le 114 par SMS.',
  'terms.5.title': 'Cookies',
  'terms.5.text':
    'Un cookie strictement nécessaire est déposé après votre accord ; un second garde votre choix de langue. Il n’y a ni publicité ni mesure d’audience par des tiers.',
} as const;

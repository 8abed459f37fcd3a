/** Notifications on a device: offer, state and remedies. */
export const notifications = {
  'notif.title.phone': 'Être prévenu sur ce téléphone',
  'notif.title.other': 'Être prévenu sur cet appareil',
  'notif.ask': 'Me prévenir',
  'notif.again': 'Réessayer',
  'notif.stop': 'Ne plus me prévenir ici',
  'notif.close': 'Non merci',
  'notif.content': 'Montrer le texte du message',
  'notif.content.text':
    'Sinon, la notification dit seulement qu’il y a du nouveau. Le texte peut se lire sur l’écran verrouillé.',
  'notif.content.failed': 'Ce choix n’a pas pu être enregistré. Vérifiez le réseau, puis réessayez.',
  'notif.init': 'Vérification de ce que ce navigateur permet…',
  'notif.install':
    'Sur iPhone et iPad, les notifications n’arrivent qu’aux pages ajoutées à l’écran d’accueil. Pour l’ajouter\u202f:',
  'notif.install.here':
    'Sur iPhone et iPad, les notifications n’arrivent qu’aux pages ajoutées à l’écran d’accueil\u202f: voyez ci-dessous comment ajouter celle-ci.',
  'notif.install.share': 'Touchez le bouton de partage du navigateur.',
  'notif.install.add': 'Choisissez «\u202fSur l’écran d’accueil\u202f».',
  'notif.install.open': 'Ouvrez la page par sa nouvelle icône, puis revenez dans ces réglages.',
  'notif.old':
    'Cet appareil ne peut pas encore afficher de notifications\u202f: il faut iOS 16.4 ou plus récent. Une mise à jour suffit peut-être.',
  'notif.old.title': 'Pas de notifications sur cet appareil',
  'notif.old.mail': 'Avec une adresse e-mail, vous êtes prévenu quand même.',
  'notif.old.give': 'Donner mon adresse',
  'notif.old.close': 'Compris',
  'notif.none':
    'Ce navigateur n’affiche pas de notifications. Si la page s’est ouverte dans une application, ouvrez-la dans votre navigateur habituel.',
  'notif.noWorker':
    'Rien ne peut arriver ici quand la page est fermée\u202f: c’est ainsi dans une fenêtre privée, et quand l’adresse ne commence pas par «\u202fhttps\u202f».',
  'notif.workerFailed':
    'Les notifications n’ont pas pu être installées sur cet appareil. Vérifiez le réseau, puis réessayez.',
  'notif.offer': 'Une notification s’affiche quand on vous répond, même quand cette page est fermée.',
  'notif.offer.staff':
    'Une notification s’affiche quand un signalement arrive ou que l’on vous répond, même quand cette page est fermée.',
  'notif.lost':
    'Les notifications ont été coupées dans les réglages du navigateur\u202f: rien n’arrive plus ici.',
  'notif.trying': 'Activation en cours…',
  'notif.ready': 'C’est activé\u202f: une notification s’affiche ici quand on vous répond.',
  'notif.ready.staff': 'C’est activé\u202f: une notification s’affiche ici quand un signalement vous attend.',
  'notif.vapidFailed': 'Le service n’a pas répondu\u202f: rien n’arrive ici pour l’instant.',
  'notif.subscriptionFailed':
    'Ce navigateur n’a pas pu s’abonner aux notifications. Certains réseaux d’entreprise les bloquent.',
  'notif.registerFailed': 'Le service n’a pas pu noter cet appareil\u202f: rien n’arrive ici pour l’instant.',
  'notif.soon': 'Nouvel essai dans quelques secondes.',
  'notif.denied': 'Votre navigateur bloque les notifications de ce site. Pour les autoriser\u202f:',
  'notif.denied.private': 'Dans une fenêtre privée, elles restent bloquées.',
  'notif.denied.sign': 'Ouvrez le menu à gauche de l’adresse de la page.',
  'notif.denied.permissions': 'Touchez «\u202fAutorisations\u202f», puis «\u202fNotifications\u202f».',
  'notif.denied.choose': 'Autorisez les notifications, puis revenez ici.',
  'notif.denied.switch': 'Mettez «\u202fNotifications\u202f» sur «\u202fAutoriser\u202f», puis revenez ici.',
  'notif.denied.firefox':
    'Retirez «\u202fBloqué\u202f» à côté de «\u202fEnvoyer des notifications\u202f», puis revenez ici.',
  'notif.denied.mac':
    'Dans les réglages de Safari, ouvrez «\u202fSites web\u202f», puis «\u202fNotifications\u202f».',
  'notif.denied.ios': 'Dans les réglages de l’iPhone ou de l’iPad, ouvrez «\u202fNotifications\u202f».',
  'notif.denied.iosApp': 'Choisissez l’application qui porte le nom de ce site.',
  'notif.denied.samsung':
    'Dans les réglages de Samsung Internet, ouvrez «\u202fSites et téléchargements\u202f», puis «\u202fNotifications\u202f».',
  'notif.denied.other': 'Dans les réglages de votre navigateur, cherchez les notifications de ce site.',
} as const;

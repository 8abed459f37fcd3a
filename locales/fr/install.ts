/** A newer version, the installed app, and missing browser features. */
export const install = {
  'update.title': 'Une nouvelle version est prête',
  'update.take': 'Mettre à jour',
  'install.title': 'Gardez ce service sous la main',
  'install.lead': 'Installé sur cet appareil, il s’ouvre d’un geste, même sans réseau.',
  'install.button': 'Installer l’application',
  'install.close': 'Non merci',
  'install.iosSafari.share': 'Touchez Partager, dans la barre de Safari (parfois derrière «\u202f…\u202f»)',
  'install.iosSafari.share.seen':
    'En bas de l’écran, au milieu de la barre de Safari\u202f: un carré d’où sort une flèche vers le haut.',
  'install.iosSafari.share.seenPad':
    'En haut de l’écran, à droite de l’adresse\u202f: un carré d’où sort une flèche vers le haut.',
  'install.iosShare.share': 'Touchez Partager, dans la barre d’adresse ou le menu du navigateur',
  'install.ios.text':
    'L’application s’ouvrira sans vos signalements\u202f: vous les y retrouverez avec une adresse ou un numéro vérifiés ici, dans les réglages.',
  'install.ios.add': 'Choisissez «\u202fSur l’écran d’accueil\u202f», plus bas dans la liste',
  'install.ios.add.seen':
    'Dans la liste qui s’est ouverte, une ligne finit par un carré qui porte un signe plus.',
  'install.ios.done.seen': 'Le bouton est en haut de l’écran, à droite.',
  'install.ios.done': 'Touchez «\u202fAjouter\u202f»',
  'install.samsung.menu': 'Ouvrez le menu, en bas à droite',
  'install.samsung.add': 'Choisissez «\u202fAjouter la page à\u202f», puis «\u202fÉcran d’accueil\u202f»',
  'install.firefox.menu': 'Ouvrez le menu de Firefox, à côté de l’adresse',
  'install.firefox.add': 'Choisissez «\u202fAjouter à l’écran d’accueil\u202f»',
  'install.openSafari.title': 'Ouvrez cette page dans Safari',
  'install.open.text': 'Ici, elle ne s’installe pas, et vos signalements pourraient ne plus s’y retrouver.',
  'install.open.menu': 'Ouvrez le menu de l’application où vous êtes',
  'install.openSafari.open':
    'Choisissez «\u202fOuvrir dans Safari\u202f» ou «\u202fOuvrir dans le navigateur\u202f»',
  'install.openChrome.title': 'Ouvrez cette page dans Chrome',
  'install.openChrome.open':
    'Choisissez «\u202fOuvrir dans Chrome\u202f» ou «\u202fOuvrir dans le navigateur\u202f»',
  'install.here.title': 'L’application sur cet appareil',
  'install.here.text': 'Installée, elle s’ouvre d’un geste, même sans réseau.',
  'install.here.installed': 'Elle est installée.',
  'install.here.none':
    'Ce navigateur ne propose pas de l’installer. Son menu permet parfois d’ajouter cette page à l’appareil.',
  'browser.inApp':
    'Cette page est ouverte dans une autre application\u202f: elle peut y oublier vos signalements. Ouvrez-la dans votre navigateur.',
  'browser.iosOther':
    'Sur iPhone et iPad, Safari convient mieux\u202f: les autres navigateurs n’y affichent pas tous des notifications.',
  'browser.samsungDark':
    'Samsung Internet assombrit cette page à sa façon\u202f: des couleurs peuvent être fausses. Choisissez «\u202fSombre\u202f» ici, ou désactivez le mode sombre de Samsung Internet.',
  'browser.darkened': 'Samsung Internet assombrit cette page\u202f: ses couleurs peuvent être fausses.',
  'browser.darkened.settings': 'Apparence',
  'files.title': 'Fichiers gardés sur cet appareil',
  'files.text': 'Si une page s’affiche mal. Rien de vous n’est effacé.',
  'files.clear': 'Effacer les fichiers gardés',
  'files.done': 'C’est fait\u202f: les fichiers ont été effacés, et sont revenus.',
  'files.offline':
    'Sans réseau, ces fichiers ne reviendraient pas\u202f: rien n’a été effacé. Réessayez une fois connecté.',
  'files.failed': 'Cela n’a pas abouti. Vérifiez votre connexion, puis réessayez.',
} as const;

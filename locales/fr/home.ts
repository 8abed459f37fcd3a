import { install } from './install.ts';
import { notifications } from './notifications.ts';
import { ways } from './ways.ts';

/** Home, settings, info and the start page. */
export const home = {
  ...install,
  ...notifications,
  ...ways,
  'home.title': 'Mes signalements',
  'home.more': 'Afficher plus de signalements',
  'home.partial': 'Il manque peut-être des signalements ici',
  'home.empty': 'Aucun signalement sur cet appareil',
  'home.empty.text':
    'Scannez le QR code d’une affiche pour signaler un problème. Vos signalements apparaîtront ici.',
  'home.empty.follows': 'Vous n’avez rien signalé vous-même depuis cet appareil.',
  'home.elsewhere': 'Retrouver ceux d’un autre appareil',
  'home.report': 'Signaler ici',
  'home.unknown': 'Vos signalements ne s’affichent pas',
  'home.unknown.text':
    'Pour revoir ce que vous avez envoyé, affichez les signalements de ce navigateur, ou retrouvez-les avec l’adresse ou le numéro que vous aviez vérifiés. Pour signaler un problème, scannez le QR code affiché sur place.',
  'home.unknown.here': 'Afficher ceux de ce navigateur',
  'home.signedOut': 'Cet appareil n’est plus connecté',
  'home.signedOut.text':
    'Vous l’avez déconnecté depuis un autre appareil, ou il n’a pas servi depuis longtemps. Vos signalements ne sont pas perdus\u202f: vérifiez de nouveau votre adresse ou votre numéro pour les retrouver ici.',
  'home.find': 'Retrouver mes signalements',
  'home.find.text':
    'Donnez, à l’étape suivante, l’adresse ou le numéro que vous aviez vérifiés\u202f: vos signalements reviendront sur cet appareil.',
  'home.find.here':
    'Envoyés depuis un autre appareil, ou avant de vous déconnecter\u202f: l’adresse ou le numéro que vous aviez vérifiés les ramène ici.',
  'home.unsent': 'Écrit ici, et non envoyé',
  'home.unsent.text':
    'Cet appareil n’est plus connu comme au moment où ceci a été écrit\u202f: cela ne part pas. Copiez ce qui vous sert encore, ou supprimez-le.',
  'home.unsent.waits': 'Une autre personne a écrit ici, et ne l’a pas encore envoyé.',
  'home.unsent.at': 'Le {{at}}',
  'home.unsent.known': 'Attend la personne qui l’a écrit\u202f: elle l’enverra en se connectant ici.',
  'home.staff': 'Espace des agents',
  'home.waiting': 'En attente d’envoi',
  'home.you': 'Vous : {{txt}}',
  'settings.title': 'Réglages',
  'settings.language': 'Langue',
  'settings.scheme': 'Apparence',
  'settings.scheme.auto': 'Comme l’appareil',
  'settings.scheme.light': 'Claire',
  'settings.scheme.dark': 'Sombre',
  'settings.scheme.samsung':
    'Samsung Internet peut assombrir les pages à sa façon. Si les couleurs vous semblent fausses, choisissez «\u00a0Sombre\u00a0» ici, ou désactivez le mode sombre de Samsung Internet.',
  'settings.session': 'Sur cet appareil',
  'settings.session.text': 'Sans adresse ni numéro vérifiés, vos signalements ne se retrouveront plus.',
  'settings.session.none': 'Aucun cookie ne relie cet appareil à des signalements.',
  'settings.session.known': 'Vous retrouverez vos signalements avec votre adresse ou votre numéro vérifiés.',
  'device.title': 'Vos appareils',
  'device.phone': 'Téléphone',
  'device.tablet': 'Tablette',
  'device.desktop': 'Ordinateur',
  'device.unknown': 'Appareil inconnu',
  'device.here': 'Cet appareil',
  'device.seen': 'Vu le {{day}}',
  'device.end': 'Déconnecter cet appareil',
  'device.end.of': 'Déconnecter cet appareil\u00a0: {{name}}',
  'device.ended': '{{name}}\u00a0: déconnecté.',
  'device.failed':
    '{{name}}\u00a0: la déconnexion n’a peut-être pas pu se faire. Vérifiez le réseau, puis réessayez.',
  'settings.mail': 'Adresse e-mail',
  'settings.mail.none': 'Pour retrouver vos signalements d’un appareil à l’autre.',
  'settings.mail.none.staff': 'Pas d’adresse sur ce compte : votre numéro vous ouvre l’espace des agents.',
  'settings.mail.unverified': '{{value}}, donnée avec un signalement, pas encore vérifiée.',
  'settings.mail.verify': 'Vérifier {{value}}',
  'settings.mail.other': 'Donner une autre adresse',
  'settings.mail.known': '{{mail}}, vérifiée.',
  'settings.mail.staff': '{{mail}}, vérifiée. Elle vous ouvre aussi l’espace des agents.',
  'settings.news': 'E-mails quand on vous répond',
  'settings.news.off': 'Aucun',
  'settings.news.fact': 'Me prévenir seulement',
  'settings.news.words': 'Avec le texte de la réponse',
  'settings.news.text':
    'Un e-mail part si vous n’avez pas lu la réponse ici. Chacun permet de ne plus en recevoir.',
  'settings.mail.add': 'Donner mon adresse e‑mail',
  'settings.mail.change': 'Changer d’adresse',
  'settings.mail.erase': 'Effacer mon adresse',
  'settings.mail.erased': 'Votre adresse est effacée.',
  'settings.mail.code': 'Saisissez le code envoyé à {{mail}}',
  'settings.mail.code.late':
    'Saisissez ici le code pour {{mail}} quand il arrive : son envoi prend du retard',
  'settings.mail.code.new': 'Saisissez le nouveau code envoyé à {{mail}}',
  'settings.code.tries_one': '{{text}} Il reste {{count}}\u00a0essai.',
  'settings.code.tries_other': '{{text}} Il reste {{count}}\u00a0essais.',
  'settings.code.noTries': 'Ce code n’est pas le bon, et ne peut plus servir. Demandez-en un autre.',
  'settings.mail.code.newest': 'Ce code n’est pas le bon. Seul compte le dernier, envoyé à {{mail}}.',
  'settings.second.notSent':
    'Le premier code était le bon, mais sans le second, rien n’est encore vérifié. Passé dix minutes, arrêtez et recommencez.',
  'settings.mail.undelivered':
    'L’e-mail n’a pas pu être remis : ce code n’arrivera pas. Demandez\u2011en un autre, ou donnez une autre adresse.',
  'settings.phone.undelivered':
    'Le SMS n’a pas pu être remis : ce code n’arrivera pas. Demandez\u2011en un autre, ou donnez un autre numéro.',
  'settings.second.undelivered.mail':
    'L’e-mail n’a pas pu être remis : ce second code n’arrivera pas. Demandez\u2011en un autre.',
  'settings.second.undelivered.sms':
    'Le SMS n’a pas pu être remis : ce second code n’arrivera pas. Demandez\u2011en un autre.',
  'settings.mail.notSent': 'L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.',
  'settings.mail.joined':
    'Elle avait déjà un compte\u202f: ses signalements sont maintenant ici, dans «\u00a0Mes signalements\u00a0».',
  'settings.mail.failed': 'Votre adresse n’a peut-être pas été effacée. Vérifiez le réseau, puis réessayez.',
  'settings.mail.closed': 'Cette page n’a pas pu s’ouvrir. Vérifiez le réseau, puis réessayez.',
  'settings.phone': 'Numéro de mobile',
  'settings.phone.none': 'Sert aussi à retrouver vos signalements.',
  'settings.phone.none.staff': 'Pas de numéro sur ce compte : votre adresse vous ouvre l’espace des agents.',
  'settings.phone.unverified': '{{value}}, donné avec un signalement, pas encore vérifié.',
  'settings.phone.verify': 'Vérifier le {{value}}',
  'settings.phone.other': 'Donner un autre numéro',
  'settings.phone.known': '{{phone}}, vérifié.',
  'settings.phone.staff': '{{phone}}, vérifié. Il vous ouvre aussi l’espace des agents.',
  'settings.phone.add': 'Donner mon numéro de mobile',
  'settings.phone.change': 'Changer de numéro',
  'settings.phone.erase': 'Effacer mon numéro',
  'settings.phone.erased': 'Votre numéro est effacé.',
  'settings.phone.code': 'Saisissez le code envoyé au {{phone}}',
  'settings.phone.code.late':
    'Saisissez ici le code pour le {{phone}} quand il arrive : son envoi prend du retard',
  'settings.phone.code.new': 'Saisissez le nouveau code envoyé au {{phone}}',
  'settings.phone.code.newest': 'Ce code n’est pas le bon. Seul compte le dernier, envoyé au {{phone}}.',
  'settings.phone.notSent': 'Le SMS n’a pas pu être envoyé. Vérifiez le numéro, ou réessayez plus tard.',
  'settings.phone.joined':
    'Il avait déjà un compte\u202f: ses signalements sont maintenant ici, dans «\u00a0Mes signalements\u00a0».',
  'settings.phone.new':
    'Aucun signalement n’y était encore lié. Ceux que vous envoyez d’ici se retrouveront avec lui, sur un autre appareil.',
  'settings.phone.delivered':
    'Le SMS est arrivé sur ce téléphone. Regardez aussi parmi les messages d’expéditeurs inconnus.',
  'settings.mail.failed.mail': 'L’e-mail n’a pas pu être remis à cette adresse.',
  'settings.phone.failed.sms': 'Le SMS n’a pas pu être remis à ce numéro.',
  'settings.phone.failed': 'Votre numéro n’a peut-être pas été effacé. Vérifiez le réseau, puis réessayez.',
  'settings.phone.closed': 'Cette page n’a pas pu s’ouvrir. Vérifiez le réseau, puis réessayez.',
  'settings.phone.refused.form': 'Ce numéro n’est pas un numéro français de mobile.',
  'settings.phone.refused.foreign':
    'Ce numéro est d’un autre pays. Nous n’envoyons de SMS qu’aux mobiles français, qui commencent par 06, 07 ou +33.',
  'settings.phone.refused.landline':
    'Ce numéro est celui d’une ligne fixe, qui ne reçoit pas de SMS. Donnez un numéro de mobile, en 06 ou 07.',
  'settings.phone.refused.premium':
    'Ce numéro est un numéro spécial ou surtaxé. Donnez un numéro de mobile, en 06 ou 07.',
  'settings.choices.forget': 'Oublier langue et apparence',
  'settings.choices.failed': 'Vos choix n’ont pas pu être oubliés. Vérifiez le réseau, puis réessayez.',
  'settings.disconnect': 'Se déconnecter',
  'settings.data': 'Vos données',
  'settings.leave': 'Quitter ou effacer',
  'settings.export': 'Télécharger mes données',
  'settings.eraseCookies': 'Effacer les cookies de cet appareil',
  'settings.eraseAll': 'Tout effacer',
  'settings.eraseCookies.known':
    'Effacer les cookies de cet appareil\u202f? Tout ce qu’il garde disparaîtra d’ici\u00a0; pour retrouver vos signalements, scannez un code, puis donnez l’adresse ou le numéro que vous avez vérifiés.',
  'settings.eraseCookies.done': 'Cet appareil ne garde plus rien de vous.',
  'settings.eraseCookies.failed':
    'Les cookies n’ont peut-être pas été effacés. Vérifiez le réseau, puis réessayez.',
  'settings.eraseAll.done':
    'Vos messages, vos photos et vos coordonnées sont effacés, sur cet appareil et chez nous. Vos signalements restent, sans rien de vous, jusqu’à leur date d’effacement.',
  'settings.eraseAll.failed':
    'Vos données n’ont peut-être pas été effacées. Vérifiez le réseau, puis réessayez.',
  'info.title': 'Infos',
  'info.about': 'À propos',
  'info.about.text':
    'Ce service met en relation les visiteurs et les équipes du lieu. Il est fourni avec Parvis.',
  'info.contact': 'Contact',
  'info.emergency': 'Urgences',
  'info.emergency.text': 'Ce service n’est pas un numéro d’urgence.',
  'info.legal': 'Conditions',
  'info.write': 'Nous écrire',
  'info.links': 'Liens utiles',
  'info.terms': 'Conditions d’utilisation',
  'site.home': 'Site public du service',
  'site.contact': 'Contact de l’éditeur du service',
  'site.campus': 'Accueil campus de la région',
  'site.admin': 'Site d’administration',
  'site.admin.text': 'Les réglages du service pour les administrateurs se trouvent sur {{host}}.',
  'campus.none': 'Pas de page campus ici',
  'campus.none.text':
    'Ce service n’a pas d’accueil campus pour cette région. Pour signaler un problème, scannez le QR code affiché sur place.',
  'start.title': 'Signaler un problème',
  'start.lost': 'Cette adresse ne mène nulle part',
  'start.lost.text':
    'Vérifiez l’adresse, ou scannez de nouveau le QR code affiché sur place. Si un lien vous a été envoyé, demandez-le à nouveau.',
  'start.text':
    'Scannez le QR code affiché sur place, ici ou avec l’appareil photo de votre téléphone. La page du lieu s’ouvrira, sans compte à créer.',
  'scan.open': 'Scanner un code',
  'start.again': 'Signaler au lieu scanné en dernier',
  'start.demo': 'Essayer la démonstration',
  'start.cases': 'Voir mes signalements',
  'start.number': 'J’ai noté un numéro',
  'start.login': 'Connexion des agents',
  'settings.disconnect.known':
    'Vous déconnecter de cet appareil\u202f? Vous retrouverez tout avec l’adresse ou le numéro que vous avez vérifiés.',
  'settings.disconnect.begun':
    'Vous déconnecter de cet appareil\u202f? Vos messages commencés ne sont pas envoyés\u202f: ils seront effacés. Vous retrouverez le reste avec l’adresse ou le numéro que vous avez vérifiés.',
  'settings.disconnect.done': 'Vous êtes déconnecté.',
  'settings.disconnect.failed':
    'La déconnexion n’a pas pu se faire : vous êtes encore connecté. Vérifiez le réseau, puis réessayez.',
} as const;

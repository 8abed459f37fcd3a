/** Sign-in at a desk by phone: on the desk, and on the phone. */
export const connect = {
  'connect.offer': 'Se connecter avec son téléphone',
  'connect.title': 'Se connecter avec son téléphone',
  'connect.step.camera':
    'Prenez un téléphone déjà connecté à l’espace des agents, et ouvrez son appareil photo.',
  'connect.step.read': 'Visez ce code, puis touchez le lien qui apparaît.',
  'connect.step.number': 'Sur le téléphone, choisissez le nombre qui s’affichera ici.',
  'connect.code': 'QR code à lire avec votre téléphone',
  'connect.left_one': 'Encore {{count}} seconde',
  'connect.left_other': 'Encore {{count}} secondes',
  'connect.number': 'Votre téléphone a lu le code. Choisissez-y le nombre {{digits}}.',
  'connect.over': 'Ce code n’est plus valable\u00a0: il dure une minute.',
  'connect.refused': 'La connexion a été refusée sur le téléphone.',
  'connect.wrongDigits':
    'Le nombre choisi sur le téléphone n’était pas le bon. Par sécurité, le code est annulé.',
  'connect.seenTwice': 'Deux téléphones ont lu ce code. Par sécurité, il est annulé.',
  'connect.again': 'Afficher un nouveau code',
  'connect.byMail': 'Recevoir un code par e\u2011mail',
  'connect.away': 'Le serveur ne répond pas. Vérifiez le réseau\u00a0: nous réessayons.',
  'connect.failed': 'Le code n’a pas pu être préparé. Vérifiez le réseau, puis réessayez.',
  'connect.retry': 'Réessayer',
  'connect.gate.lead': 'Pour connecter un ordinateur avec ce téléphone.',
  'connect.phone.title': 'Connecter cet ordinateur\u202f?',
  'connect.phone.text':
    'Il s’ouvrira à votre nom, {{name}}. Acceptez seulement s’il est devant vous et que vous venez d’y afficher ce code.',
  'connect.phone.desk': 'Ordinateur',
  'connect.phone.now': 'A demandé à l’instant',
  'connect.phone.since_one': 'A demandé il y a {{count}} seconde',
  'connect.phone.since_other': 'A demandé il y a {{count}} secondes',
  'connect.phone.question': 'Quel nombre affiche-t-il\u202f?',
  'connect.phone.approve': 'Connecter l’ordinateur',
  'connect.phone.refuse': 'Refuser',
  'connect.phone.lost': 'Votre réponse n’est peut-être pas arrivée. Vérifiez le réseau, puis réessayez.',
  'connect.phone.approved': 'L’ordinateur se connecte',
  'connect.phone.approved.text':
    'Vous pouvez ranger ce téléphone. Pour déconnecter l’ordinateur plus tard, allez dans vos réglages.',
  'connect.phone.settings': 'Voir mes appareils',
  'connect.phone.refused': 'Refusé',
  'connect.phone.refused.text': 'Rien n’a été ouvert sur l’ordinateur.',
  'connect.phone.wrongDigits': 'Ce n’était pas le bon nombre',
  'connect.phone.wrongDigits.text':
    'Par sécurité, la demande est annulée. Affichez un nouveau code sur l’ordinateur, puis lisez-le.',
  'connect.phone.seenTwice': 'Un autre téléphone a lu ce code',
  'connect.phone.seenTwice.text':
    'Par sécurité, la demande est annulée. Affichez un nouveau code sur l’ordinateur, puis lisez-le.',
  'connect.phone.over': 'Ce code n’est plus valable',
  'connect.phone.over.text':
    'Un code sert une fois, pendant une minute. Affichez-en un nouveau sur l’ordinateur, puis lisez-le.',
  'connect.phone.notStaff': 'Réservé aux agents',
  'connect.phone.notStaff.text':
    'La personne connectée sur ce téléphone n’est sur la liste d’aucune équipe. Connectez-vous avec votre adresse professionnelle.',
  'connect.phone.signIn': 'Connectez-vous d’abord sur ce téléphone',
  'connect.phone.signIn.text':
    'Vous reviendrez ensuite ici. Si la minute du code est passée, affichez-en un nouveau sur l’ordinateur.',
  'connect.phone.signIn.go': 'Se connecter',
  'connect.phone.none': 'Connecter un ordinateur',
  'connect.phone.none.text':
    'Sur l’ordinateur, ouvrez {{address}} et choisissez «\u00a0Se connecter avec son téléphone\u00a0». Lisez ensuite le code avec l’appareil photo de ce téléphone.',
  'connect.phone.board': 'Espace des agents',
} as const;

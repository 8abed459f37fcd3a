/** Connect links, for whoever opens one. */
export const invite = {
  'invite.title': 'Vous êtes invité à participer',
  'invite.lead': '{{by}} ({{cstmr}}) vous invite dans la conversation d’un signalement.',
  'invite.about': 'Le signalement',
  'invite.place': 'Le lieu',
  'invite.as': 'Vous participez comme',
  'invite.as.invited': 'témoin ou aide',
  'invite.as.reporter': 'co-déclarant',
  'invite.as.victim': 'personne concernée',
  'invite.as.target': 'personne concernée',
  'invite.as.touched': 'personne touchée',
  'invite.as.supported': 'personne qui vit la même chose',
  'invite.as.source': 'témoin',
  'invite.between.title': 'Un signalement vous concerne',
  'invite.between.target':
    'Une personne vous invite à en parler, avec l’équipe ({{cstmr}}). Vous pouvez répondre, ou ne pas rejoindre.',
  'invite.between.lead':
    'La personne qui a signalé vous invite dans la conversation, avec l’équipe ({{cstmr}}).',
  'invite.between.seen':
    'Qui lit quoi\u202f: les personnes de la conversation et l’équipe ({{cstmr}}) lisent ce que vous écrivez. Les autres ne voient de vous que vos initiales ou votre rôle\u202f: ni nom, ni coordonnées, ni lieu ou date cachés dans vos photos. Vous pourrez écrire à l’équipe seule, bloquer l’autre personne ou quitter à tout moment.',
  'invite.own.title': 'Votre signalement',
  'invite.own.lead':
    '{{by}} ({{cstmr}}) l’a noté pour vous. Vous pouvez le suivre ici et répondre à l’équipe.',
  'invite.own.seen':
    'Ce lien est pour vous seul\u202f: il ne servira plus ensuite, et cet appareil gardera votre signalement. Si vous n’avez rien signalé, ne l’ouvrez pas.',
  'invite.own.join': 'Suivre mon signalement',
  'invite.own.gate':
    'L’équipe ({{cstmr}}) a noté votre signalement. Avant de l’ouvrir, voici ce que nous gardons.',
  'invite.initials': 'Vos initiales',
  'invite.initials.hint':
    'Une à trois lettres, par exemple M. D. Sans elles, les autres liront «\u00a0{{name}}\u00a0».',
  'invite.initials.wrong':
    'Des initiales, c’est une à trois lettres\u202f: M. D. Corrigez-les ou laissez le champ vide.',
  'invite.reads': 'Vous lirez',
  'invite.reads.now': 'ce qui sera écrit à partir de maintenant',
  'invite.reads.start': 'toute la conversation, depuis le début',
  'invite.seen':
    'Les autres verront qu’une personne a rejoint la conversation, et liront ce que vous écrivez. Ils ne verront ni votre nom, ni vos coordonnées.',
  'invite.join': 'Participer à la conversation',
  'invite.widen': 'Vous participez déjà à cette conversation. Avec ce lien, vous la lirez depuis le début.',
  'invite.widen.yes': 'Lire depuis le début',
  'invite.failed': 'Vous n’avez pas pu rejoindre la conversation. Vérifiez le réseau, puis réessayez.',
  'invite.blocked': 'L’équipe a suspendu vos envois\u202f: vous ne pouvez pas rejoindre cette conversation.',
  'invite.between.gate':
    'Ce lien vient d’une personne qui a écrit à l’équipe ({{cstmr}}). Avant de l’ouvrir, voici ce que nous gardons.',
  'invite.gate':
    'Ce lien vous est envoyé par\u00a0: {{cstmr}}. Avant de l’ouvrir, voici ce que nous gardons.',
  'invite.unknown': 'Ce lien n’existe pas',
  'invite.unknown.text':
    'Il est peut-être incomplet, ou le signalement a été effacé. Demandez-en un autre à la personne qui vous l’a envoyé.',
  'invite.usedUp': 'Ce lien a déjà servi',
  'invite.usedUp.text': 'Il ne pouvait servir qu’un nombre de fois limité. Demandez-en un autre à l’équipe.',
  'invite.withdrawn': 'Ce lien a été retiré',
  'invite.withdrawn.text': 'L’équipe l’a retiré\u202f: il n’ouvre plus rien.',
  'invite.ended': 'Ce lien a expiré',
  'invite.ended.text': 'Sa date est passée. Demandez-en un autre à l’équipe.',
  'invite.caseEnded': 'Ce signalement est terminé',
  'invite.caseEnded.text': 'On ne peut plus rejoindre sa conversation. Pour en parler, contactez l’équipe.',
  'invite.stopped': 'Cette conversation est interrompue',
  'invite.stopped.text': 'Un abus y a été signalé. Réessayez quand l’équipe aura décidé de la suite.',
  'invite.over': 'Ce lien n’est plus valable',
  'invite.over.text': 'Demandez-en un autre à l’équipe.',
  'invite.contact': 'Contacter l’équipe',
  'invite.scan': 'Pour signaler autre chose, scannez le QR code affiché sur place.',
} as const;

/** The result of sending. */
export const sending = {
  'chat.failed': 'non envoyé',
  'chat.failed.retry': 'Renvoyer',
  'chat.failed.copy': 'Copier le texte',
  'chat.failed.copied': 'Copié',
  'chat.failed.notCopied': 'La copie n’a pas fonctionné',
  'chat.failed.discard': 'Supprimer',
  'chat.failed.at.questions': 'Les questions posées ne sont pas, ou plus, connues du service.',
  'chat.failed.at.answers': 'Aucune réponse n’y a été trouvée.',
  'chat.failed.at.phone': 'Le numéro donné n’est pas un numéro de téléphone.',
  'chat.failed.at.mail': 'L’adresse donnée n’est pas une adresse e-mail.',
  'chat.failed.at.event': 'Le service n’a pas pu suivre vos réponses à partir de l’étape {{at}} sur {{all}}.',
  'chat.failed.at.end': 'Le service n’a pas trouvé la fin de vos réponses.',
  'chat.failed.at.other': 'Endroit refusé : {{place}}',
  'chat.failed.why.over': 'Entre-temps, la conversation a changé : ceci n’y est plus attendu.',
  'chat.failed.why.read': 'L’équipe a déjà lu votre réponse : elle ne se corrige plus.',
  'chat.failed.why.gone': 'Cette conversation n’existe plus.',
  'chat.failed.why.pollGone': 'Ce sondage n’existe plus.',
  'chat.failed.why.gatheringClosed':
    'La discussion n’est pas ouverte\u202f: votre message n’est pas parti. Copiez-le si vous voulez le garder.',
  'chat.failed.why.silenced': 'L’équipe vous laisse lire seulement\u202f: votre message n’est pas parti.',
  'chat.failed.why.pollClosed': 'Ce sondage n’est pas ouvert\u202f: votre réponse n’est pas comptée.',
  'chat.failed.why.pollAnswered': 'Vous avez déjà répondu à ce sondage, et une réponse ne s’y change pas.',
  'chat.failed.why.server': 'Le service ne répond pas comme prévu. Renvoyez un peu plus tard.',
  'chat.failed.why.other': 'Le service ne l’a pas accepté.',
  'sent.title': 'Merci, votre signalement est\u00a0envoyé',
  'sent.waiting': 'Merci, votre signalement partira dès que\u00a0possible',
  'sent.opinion.title': 'Merci, votre avis est\u00a0envoyé',
  'sent.opinion.waiting': 'Merci, votre avis partira dès que\u00a0possible',
  'sent.number': 'Votre numéro',
  'sent.readBy': 'Qui le lit',
  'sent.service': 'Service',
  'sent.within': 'Réponse habituelle',
  'sent.news': 'Pour suivre la suite',
  'sent.number.waiting': 'Attribué à l’envoi',
  'sent.news.text':
    'Les réponses arrivent dans «\u202fMes signalements\u202f», sur cet appareil : un chiffre s’y affiche dès qu’on vous écrit. Pour un e-mail aussi, donnez votre adresse dans les réglages. Notez votre numéro si vous appelez.',
  // For reporters with an unverified address: mails need a verified one.
  'sent.news.verify':
    'Les réponses arrivent dans «\u202fMes signalements\u202f», sur cet appareil : un chiffre s’y affiche dès qu’on vous écrit. Pour un e-mail aussi, vérifiez votre adresse dans les réglages. Notez votre numéro si vous appelez.',
  // The link is below these two.
  'sent.news.give': 'Donner mon adresse',
  'sent.news.prove': 'Vérifier mon adresse',
  'sent.news.off':
    'Les réponses arrivent dans «\u202fMes signalements\u202f» : un chiffre s’y affiche dès qu’on vous écrit. Pour un e-mail aussi, demandez-le dans les réglages. Notez votre numéro si vous appelez.',
  'sent.news.mail':
    'Les réponses arrivent dans «\u202fMes signalements\u202f» : un chiffre s’y affiche, et un e-mail part si vous n’avez pas lu la réponse ici. Notez votre numéro si vous appelez.',
  // For staff: the board shows news, and no mail is sent.
  'sent.news.here':
    'Les réponses arrivent dans «\u202fMes signalements\u202f» : un chiffre s’y affiche dès qu’on vous écrit. Notez votre numéro si vous appelez.',
  'sent.news.waiting':
    'Gardez cette page ouverte, ou revenez‑y : le signalement part dès le retour du réseau. Les réponses arriveront dans «\u202fMes signalements\u202f».',
  'sent.opinion.news.waiting':
    'Gardez cette page ouverte, ou revenez‑y : votre avis part dès le retour du réseau. Les réponses arriveront dans «\u202fMes signalements\u202f».',
  // The browser denies storage: the report cannot be found again.
  'sent.news.unkept':
    'Gardez cette page ouverte\u202f: votre navigateur refuse de garder le signalement, qui serait perdu avec elle. Il part dès le retour du réseau. Les réponses arriveront dans «\u202fMes signalements\u202f».',
  'sent.opinion.news.unkept':
    'Gardez cette page ouverte\u202f: votre navigateur refuse de garder votre avis, qui serait perdu avec elle. Il part dès le retour du réseau. Les réponses arriveront dans «\u202fMes signalements\u202f».',
  'sent.gathering': 'Revenir à la discussion ouverte',
  'sent.chat': 'Ouvrir la conversation',
  'sent.other': 'Signaler autre chose',
  'chat.report.refused':
    'Ce signalement n’a pas pu être accepté. Renvoyez-le, ou supprimez-le et recommencez depuis le code affiché sur place.',
  'chat.report.stale':
    'Le code de ce lieu n’est plus en service : le signalement n’a pas été envoyé. Supprimez-le et scannez un code plus récent.',
  'chat.report.category':
    'Ce type de signalement n’existe plus ici\u202f: le signalement n’a pas été envoyé. Copiez ce que vous avez écrit, puis recommencez depuis le code affiché sur place.',
} as const;

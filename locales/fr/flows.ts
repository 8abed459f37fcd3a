import { questionnaire } from './questionnaire.ts';
import { satisfaction } from './satisfaction.ts';

/** Dialogue flows: prompts, buttons, and the labels of answers (`answer.…`). */
export const flows = {
  ...questionnaire,
  ...satisfaction,
  // Asked before a report is sent.
  startReport: 'Envoyer ce signalement ?',
  'startReport.emergency':
    'Ceci n’est pas un numéro d’urgence. En cas de danger, appelez le 15, le 17, le 18 ou le 112 ; par SMS, le 114.',
  'startReport.staffSee':
    'Les agents verront la catégorie, le lieu, vos réponses et vos messages. Ils ne verront ni votre nom ni votre numéro, sauf si vous les donnez.',
  'startReport.send': 'Envoyer',
  // Above the answers that are about to be sent.
  'sendReport.staffSee': 'Voici ce que les agents verront.',
  'answer.sendReport.detail': 'Un détail à ajouter ?',
  'sendReport.detail.placeholder': 'Où exactement, depuis quand…',
  // Asked before answers that were not sent are thrown away.
  discardReport: 'Abandonner ce signalement ? Rien n’a été envoyé, et vos réponses seront effacées.',
  'answer.discardReport': 'Abandon du signalement',
  'discardReport.yes': 'Abandonner',
  'discardReport.no': 'Continuer',
  // Asked before a contributor's report is cancelled.
  cancelReport: 'Annuler ce signalement ?',
  'answer.cancelReport': 'Annulation du signalement',
  'cancelReport.yes': 'Annuler le signalement',
  'cancelReport.no': 'Le garder',
  // Staff close a case.
  closeCase: 'Quelle est l’issue de ce signalement ?',
  'answer.solved': 'Le problème est résolu',
  'answer.duplicate': 'Il était déjà signalé',
  'answer.notOurs': 'Il ne relève pas de nos services',
  'closeCase.offer': 'Ajouter un message pour la personne ?',
  'answer.closeCase.offer': 'Message de clôture',
  'closeCase.offer.write': 'Écrire un message',
  'closeCase.offer.none': 'Clôturer sans message',
  'closeCase.message': 'Votre message, envoyé à la clôture du signalement',
  'answer.closeCase.message': 'Message de clôture',
  'closeCase.message.placeholder': 'Votre message',
  'closeCase.yes': 'Clôturer',
  // Staff reject a case.
  rejectCase: 'Pourquoi ? La personne lira cette raison.',
  'rejectCase.yes': 'Refuser le signalement',
  'rejectCase.no': 'Le garder',
  'answer.rejectCase.message': 'Raison',
  'rejectCase.message.placeholder': 'Raison du refus',
  // Staff leave a case, or put it on hold.
  leaveCase:
    'Quitter ce signalement ? Vous ne recevrez plus ses messages. Si personne d’autre ne s’en occupe, il redevient nouveau.',
  'answer.leaveCase': 'Quitter le signalement',
  'leaveCase.yes': 'Quitter',
  'leaveCase.no': 'Rester',
  holdCase: 'Mettre ce signalement en attente ? La personne en sera informée.',
  'answer.holdCase': 'Mise en attente',
  'holdCase.yes': 'Mettre en attente',
  'holdCase.no': 'Continuer',
  // Words of several flows.
  'flow.understood': 'J’ai compris',
  'flow.continue': 'Continuer',
  'flow.again': 'Réessayer',
  'flow.stop': 'Arrêter',
  'flow.later': 'Plus tard',
  'flow.noThanks': 'Non merci',
  'flow.sendCode': 'Recevoir un code',
  'flow.noCode': 'Je n’ai pas reçu de code',
  'flow.haveCode': 'J’ai maintenant le code',
  'flow.newCode': 'Recevoir un nouveau code',
  'flow.toCode': 'Saisir le code déjà envoyé',
  // Notifications of a case.
  notify: 'Voulez-vous être prévenu quand on vous répond ?',
  'answer.notify': 'Notifications',
  'notify.yes': 'Me prévenir',
  install: 'Pour être prévenu, installez l’application',
  'install.text':
    'Dans Safari, touchez le bouton Partager, puis « Sur l’écran d’accueil ». Ouvrez ensuite l’application depuis son icône : elle pourra vous prévenir.',
  // After a report was sent: leave it, or cancel it.
  terminateReport: 'Que voulez-vous faire de ce signalement ?',
  'answer.terminateReport.leave': 'Quitter, et laisser les agents s’en occuper',
  'answer.terminateReport.cancel': 'Annuler le signalement',
  'terminateReport.thanks': 'Merci pour votre signalement',
  'terminateReport.thanks.text': 'Vous le retrouverez dans « Mes signalements » sur cet appareil.',
  'terminateReport.verified': 'Merci, votre adresse est vérifiée',
  'terminateReport.verified.text': 'Vous recevrez un e-mail quand on vous répond.',
  'mail.offer': 'Voulez-vous être prévenu par e-mail ?',
  'answer.mail.offer': 'Suivi par e-mail',
  'mail.offer.yes': 'Donner mon adresse',
  // A phone number, and the code sent to it.
  'sms.contact': 'Votre numéro de mobile',
  'answer.sms.contact': 'Numéro de mobile',
  'sms.contact.placeholder': '06 12 34 56 78',
  'sms.failed': 'Le SMS n’a pas pu être envoyé',
  'sms.code': 'Saisissez le code reçu par SMS',
  'answer.sms.code': 'Code reçu par SMS',
  'sms.wrongCode': 'Ce code n’est pas le bon. Vérifiez-le et saisissez-le de nouveau.',
  'sms.expired': 'Ce code n’est plus valable. Voulez-vous en recevoir un autre ?',
  'sms.noCode': 'Pas de code reçu ? Un SMS met parfois une minute à arriver.',
  'sms.noNew': 'Un autre SMS n’a pas pu être envoyé. Le premier est peut-être arrivé entre-temps.',
  'sms.other': 'Donner un autre numéro',
  'sms.way': 'Comment vérifier votre numéro ?',
  'sms.way.receive': 'Recevoir un code par SMS',
  'sms.way.send': 'Envoyer un SMS depuis mon téléphone',
  'sms.discover': 'Envoyez {{code}} au {{number}}',
  'sms.discover.text':
    'Envoyez ce code par SMS depuis le téléphone à vérifier, au prix de votre opérateur, puis revenez ici.',
  'sms.discover.open': 'Ouvrir le SMS déjà écrit',
  'sms.discover.sent': 'J’ai envoyé le SMS',
  'sms.discover.instead': 'Recevoir plutôt un code',
  'sms.discover.notYet': 'Le SMS n’est pas encore arrivé',
  'sms.discover.failed': 'Le numéro n’a pas pu être vérifié ainsi. Essayez de recevoir un code.',
  'sms.exists': 'Ce numéro est déjà celui d’un autre compte',
  'sms.exists.text':
    'Pour retrouver ses signalements, donnez ce numéro sur un appareil où vous n’avez encore donné ni adresse ni numéro.',
  'sms.refused': 'Ce numéro ne peut pas être utilisé',
  'sms.refused.text':
    'C’est celui d’un client du service, que d’autres utilisent aussi. Donnez un numéro personnel.',
  'sms.linked': 'Cette adresse est liée au numéro {{maskedPhone}}. Avez-vous accès à ce téléphone ?',
  'answer.sms.linked': 'Accès au téléphone lié',
  'sms.linked.yes': 'Oui, je l’ai',
  'sms.linked.no': 'Non',
  'sms.linked.send': 'Recevez un code par SMS au {{maskedPhone}}',
  // An e-mail address, and the code sent to it.
  'mail.contact': 'Votre adresse e-mail',
  'answer.mail.contact': 'Adresse e-mail',
  'mail.contact.placeholder': 'prenom.nom@exemple.fr',
  'mail.failed': 'L’e-mail n’a pas pu être envoyé',
  'mail.code': 'Saisissez le code reçu par e-mail',
  'answer.mail.code': 'Code reçu par e-mail',
  'mail.wrongCode': 'Ce code n’est pas le bon. Vérifiez-le et saisissez-le de nouveau.',
  'mail.expired': 'Ce code n’est plus valable. Voulez-vous en recevoir un autre ?',
  'mail.noCode': 'Pas de code reçu ? Regardez aussi dans les courriers indésirables.',
  'mail.noNew': 'Un autre e-mail n’a pas pu être envoyé. Le premier est peut-être arrivé entre-temps.',
  'mail.other': 'Donner une autre adresse',
  'mail.exists': 'Cette adresse est déjà celle d’un autre compte',
  'mail.exists.text':
    'Pour retrouver ses signalements, donnez cette adresse sur un appareil où vous n’avez encore donné ni adresse ni numéro.',
  'mail.refused': 'Cette adresse ne peut pas être utilisée',
  'mail.refused.text': 'Elle appartient au compte d’un client du service. Utilisez une adresse personnelle.',
  'mail.linked': 'Ce numéro est lié à l’adresse {{maskedEmail}}. Avez-vous accès à cette adresse ?',
  'answer.mail.linked': 'Accès à l’adresse liée',
  'mail.linked.yes': 'Oui, j’y ai accès',
  'mail.linked.no': 'Non',
  'mail.linked.send': 'Recevez un code à l’adresse {{maskedEmail}}',
  // Signing in, and registering.
  'login.failed': 'La connexion n’a pas pu se faire',
  'login.failed.text':
    'Sans ce deuxième code, nous ne pouvons pas vérifier que ce compte est le vôtre. Si vous êtes encore connecté sur un autre appareil, changez-y votre adresse ou votre numéro dans les réglages. Sinon, écrivez-nous\u202f: «\u202fInfos\u202f», puis «\u202fNous écrire\u202f».',
  'login.done': 'Vous êtes connecté',
  'login.done.text': 'Vos signalements se trouvent maintenant aussi sur cet appareil.',
  'registration.failed': 'L’enregistrement n’a pas pu se faire',
  'registration.failed.text':
    'Sans ce deuxième code, nous ne pouvons pas vérifier que ce compte est le vôtre. Si vous êtes encore connecté sur un autre appareil, changez-y votre adresse ou votre numéro dans les réglages. Sinon, écrivez-nous\u202f: «\u202fInfos\u202f», puis «\u202fNous écrire\u202f».',
  'registerPhone.done': 'Votre numéro est vérifié',
  'registerPhone.done.text': 'Donnez\u2011le sur un autre appareil pour y retrouver vos signalements.',
  'registerMail.done': 'Votre adresse est vérifiée',
  'registerMail.done.text': 'Donnez\u2011la sur un autre appareil pour y retrouver vos signalements.',
  // Staff need a mobile number to go on.
  mobileNeeded:
    'Les agents ont besoin d’un numéro de mobile pour continuer. Acceptez-vous de recevoir un SMS ?',
  'answer.mobileNeeded': 'Accord pour un SMS',
  'mobileNeeded.yes': 'Oui, j’accepte',
  'mobileNeeded.no': 'Non, je refuse',
  'mobileNeeded.phone': 'Votre numéro de mobile, transmis aux agents de ce signalement',
  'mobileNeeded.afterAll': 'Finalement, non',
  'mobileNeeded.known': 'Donner le {{phone}} aux agents de ce signalement ?',
  'mobileNeeded.give': 'Donner ce numéro',
  'mobileNeeded.done': 'Votre numéro est vérifié',
  'mobileNeeded.done.text': 'Les agents de ce signalement l’ont maintenant.',
  // Told after a first report.
  firstCase: 'Votre signalement est envoyé',
  'firstCase.text': 'Vous le retrouvez dans « Mes signalements », sur cet appareil.',
  'firstCase.answers': 'Les agents vous répondent dans la discussion',
  'firstCase.answers.text':
    'Vous pouvez leur écrire et leur envoyer des photos jusqu’à la clôture du signalement.',
  'firstCase.erased': 'Rien n’est gardé sans fin',
  'firstCase.erased.text':
    'Messages et photos sont effacés ou rendus anonymes 30 jours au plus après leur envoi.',
  // Told to a contributor whose case was rejected.
  caseRejected: 'Votre signalement a été refusé',
  'caseRejected.text': 'Le signalement est clôturé. Vous pouvez le relire jusqu’à son effacement.',
  // Asked before something is erased, or a device disconnected.
  erasePhone:
    'Effacer votre numéro ? Il ne permettra plus de retrouver vos signalements sur un autre appareil.',
  'answer.erasePhone': 'Effacement du numéro',
  'erasePhone.yes': 'Effacer le numéro',
  'erasePhone.no': 'Le garder',
  // Asked once an address is proved.
  mailNews: 'Un e-mail quand on vous répond\u202f? Il part si vous n’avez pas encore lu la réponse ici.',
  'answer.mailNews': 'E-mails quand on vous répond',
  'mailNews.yes': 'Me prévenir',
  'mailNews.no': 'Non merci',
  eraseMail:
    'Effacer votre adresse e-mail ? Vos signalements ne se retrouveront plus que sur les appareils où ils sont.',
  'answer.eraseMail': 'Effacement de l’adresse',
  'eraseMail.yes': 'Effacer l’adresse',
  'eraseMail.no': 'La garder',
  eraseCookies:
    'Effacer les cookies de cet appareil ? Sans adresse ni numéro vérifiés, vos signalements ne se retrouveront plus.',
  'answer.eraseCookies': 'Effacement des cookies',
  'eraseCookies.yes': 'Effacer les cookies',
  'eraseCookies.no': 'Les garder',
  eraseAll:
    'Effacer toutes vos données ? Vos messages, vos photos et vos coordonnées disparaîtront, et vous ne verrez plus vos signalements. C’est définitif.',
  'answer.eraseAll': 'Effacement de toutes les données',
  'eraseAll.yes': 'Tout effacer',
  'eraseAll.no': 'Ne rien effacer',
  disconnect:
    'Vous déconnecter de cet appareil ? Sans adresse ni numéro vérifiés, vos signalements ne se retrouveront plus.',
  'answer.disconnect': 'Déconnexion',
  'disconnect.yes': 'Me déconnecter',
  'disconnect.no': 'Rester connecté',
  // Asked before abuse is reported.
  abuseReport: 'Signaler un abus ? Tous les participants de cette discussion seront déconnectés.',
  'answer.abuseReport': 'Signalement d’un abus',
  'abuseReport.yes': 'Signaler l’abus',
  'abuseReport.no': 'Ne rien signaler',
  // What staff can do with a case.
  staffActions: 'Que faire de ce signalement ?',
  'answer.staffActions.done': 'Clôturer : le problème est traité',
  'answer.staffActions.cancel': 'Refuser le signalement',
  'answer.staffActions.leave': 'Quitter le signalement',
  'answer.staffActions.moderate': 'Modérer un participant',
  // Staff resume a closed case, or rejoin one that they left.
  resumeCase: 'Rouvrir ce signalement ? La personne en sera informée.',
  'answer.resumeCase': 'Réouverture du signalement',
  'resumeCase.yes': 'Rouvrir',
  'resumeCase.no': 'Le laisser clôturé',
  rejoinCase: 'Rejoindre ce signalement ? Vous recevrez de nouveau ses messages.',
  'answer.rejoinCase': 'Retour dans le signalement',
  'rejoinCase.yes': 'Rejoindre',
  'rejoinCase.no': 'Rester en dehors',
  // Staff block a contributor.
  blockUser: 'Pourquoi bloquer cette personne ?',
  'answer.conflictWithUser': 'Un conflit avec une autre personne',
  'answer.abusiveOrOffensiveBehaviour': 'Un comportement abusif ou offensant',
  'answer.repeatedBadReports': 'Des signalements infondés à répétition',
  'answer.otherReason': 'Une autre raison',
  'blockUser.sure':
    'Bloquer cette personne\u202f? Elle ne pourra plus rien envoyer à votre équipe, et lira pour quelles raisons.',
  'answer.blockUser': 'Blocage',
  'blockUser.yes': 'Bloquer',
  'blockUser.no': 'Ne pas bloquer',
  // Said by the questionnaire itself: generic words of its fields and buttons.
} as const;

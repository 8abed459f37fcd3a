import { figuresMail } from './figuresMail.ts';
import { legal } from './legal.ts';

/** The server: names, mails, and its plain pages. */
export const server = {
  ...legal,
  ...figuresMail,
  'app.description': 'Signaler un problème à {{name}}, et suivre la réponse.',
  'app.shortcut.report': 'Signaler un problème',
  'app.shortcut.cases': 'Mes signalements',
  'polls.copy': '(copie)',
  'polls.column.question': 'Question',
  'polls.column.item': 'Réponse',
  'polls.column.value': 'Valeur',
  'polls.column.place': 'Lieu',
  'polls.column.day': 'Jour',
  'polls.column.many': 'Nombre',
  'polls.others': 'Autres',
  'polls.nowhere': 'Sans lieu',
  'board.column.nbr': 'Numéro',
  'board.column.created': 'Signalé le',
  'board.column.state': 'État',
  'board.column.outcome': 'Issue',
  'board.column.category': 'Catégorie',
  'board.column.place': 'Lieu',
  'board.column.service': 'Service',
  'board.column.handlers': 'En charge',
  'board.column.labels': 'Étiquettes',
  'board.column.answered': 'Première réponse',
  'board.column.due': 'Prochaine échéance',
  'board.column.ended': 'Terminé le',
  'board.column.stars': 'Étoiles',
  'board.export.more':
    'Seuls les {{count}} premiers signalements de la vue sont ici. Filtrez davantage pour lire les autres.',
  'name.contributor': 'Visiteur',
  'name.gone': 'Personne partie',
  'name.invited': 'Personne invitée',
  'name.author': 'Auteur du signalement',
  'name.target': 'Personne concernée',
  'name.victim': 'Personne touchée',
  'name.source': 'Témoin',
  'between.direct':
    'Acceptez-vous d’échanger directement avec la personne concernée\u202f? Si vous répondez non, chacun n’écrira qu’à l’équipe.',
  'name.staff': 'Un agent',
  'list.closeUndone': 'Clôture annulée',
  'media.photos_one': 'Une photo',
  'media.photos_other': '{{count}} photos',
  'media.videos_one': 'Une vidéo',
  'media.videos_other': '{{count}} vidéos',
  'own.title': 'Vos données',
  'own.text':
    'Tout ce que ce service garde de vous, le {{date}}. Chaque signalement a son fichier dans le dossier «\u00a0cases\u00a0»\u202f; data.json contient la même chose, pour les machines.',
  'own.pair': '{{name}}\u00a0: {{value}}',
  'own.id': 'Identifiant',
  'own.mail': 'Adresse e-mail',
  'own.phone': 'Numéro de mobile',
  'own.since': 'Le',
  'own.until': 'Gardé jusqu’au',
  'own.devices': 'Vos appareils',
  'own.device': 'Appareil',
  'own.agent': 'Navigateur',
  'own.scanned': 'Dernier code scanné',
  'own.choices': 'Vos choix',
  'own.signedIn': 'Connexions avec votre adresse',
  'own.codes': 'Codes demandés',
  'own.messages': 'Messages envoyés ou en route',
  'own.unsent': 'Photos et vidéos jamais envoyées',
  'own.mails': 'E-mails de la démonstration',
  'own.roles': 'Vos rôles d’agent',
  'own.served': 'Organismes dont vous avez été agent',
  'own.handled': 'Signalements que vous traitez ou avez traités',
  'own.acted': 'Signalements où vous êtes intervenu sans les traiter',
  'own.called': 'Signalements sans preneur pour lesquels vous avez été appelé',
  'own.discoveries': 'Numéro en cours de vérification par un SMS que vous envoyez',
  'own.polled': 'Vos réponses aux sondages',
  'own.surveyed': 'Votre avis sur ce service',
  'own.askedSurvey': 'Quand votre avis vous a été demandé',
  'own.noticed': 'Abus que vous avez signalés',
  'own.blocked': 'Où vos envois sont suspendus',
  'own.looks': 'Apparences enregistrées sous votre nom',
  'own.done': 'Ce que vous avez fait au titre d’un client (journal)',
  'own.followed': 'Signalements d’autres personnes que vous suivez',
  'own.noted': 'Notes internes que vous avez écrites',
  'own.mentioned': 'Notes internes qui vous mentionnent',
  'own.begun': 'Réponses commencées, non envoyées',
  'own.read': 'Jusqu’où vous avez lu',
  'own.place': 'Lieu',
  'own.number': 'Numéro',
  'own.opened': 'Envoyé',
  'own.eraseOn': 'Sera effacé',
  'own.contact': 'Vos coordonnées',
  'away.title': 'Le service revient dans un instant',
  'away.text':
    'Notre base de données ne répond pas pour le moment. Cette page s’ouvrira d’elle-même dès que possible\u202f; rien de ce que vous avez envoyé n’est perdu. En cas d’urgence, appelez le 112.',
  'late.emergency': 'En cas d’urgence, appelez le 112.',
  'late.categories': 'Ce que l’on peut signaler ici',
  'late.noScripts': 'Pour signaler, activez JavaScript',
  'late.noScripts.text':
    'Cette page en a besoin pour recevoir votre signalement. Activez-le dans les réglages de votre navigateur, ou adressez-vous au personnel sur place.',
  'crowded.title': 'Beaucoup de monde en ce moment',
  'crowded.text':
    'Trop de demandes arrivent de votre réseau. Cette page s’ouvrira d’elle-même dans un instant\u202f; vous pouvez aussi quitter le Wi-Fi. En cas d’urgence, appelez le 112.',
  'unreadable.title': 'Cette demande n’a pas pu être lue',
  'unreadable.text':
    'L’adresse est incomplète, ou votre navigateur envoie trop de choses avec elle. Scannez de nouveau le code\u202f; si cela ne suffit pas, effacez les cookies de ce site. En cas d’urgence, appelez le 112.',
  'tooLong.title': 'Cette demande est trop longue',
  'tooLong.text':
    'L’adresse, ou ce que votre navigateur envoie avec elle, dépasse ce qu’un serveur peut lire. Scannez de nouveau le code\u202f; si cela ne suffit pas, effacez les cookies de ce site. Pour un aperçu de couleurs, placez le logo après le signe #\u202f: /samples/1/?appColors=…#logo=… En cas d’urgence, appelez le 112.',
  'sampleTooLong.title': 'L’adresse de cet aperçu est trop longue',
  'sampleTooLong.text':
    'Un serveur ne lit pas une adresse de plus de 16\u202f000 caractères. Placez ce qui est long après le signe #, qui n’est envoyé à personne\u202f: /samples/1/?appColors=…#logo=data:… pour un logo, /samples/1/#appColors=… pour les couleurs. Le studio (/studio) écrit ses adresses ainsi.',
  'noBook.title': 'Le livre des composants n’est pas construit ici',
  'noBook.text':
    'Il montre chaque composant, ses états et son code. Construisez-le avec «\u202fnpm run build -- --only=storybook\u202f», puis rechargez cette page\u202f; «\u202fnpm run storybook\u202f» l’ouvre sans rien construire.',
  'sms.code.text':
    '{{site}}\u202f: votre code est {{code}}. Il vaut {{minutes}} minutes. Ne le donnez à personne.',
  'sms.news.text_one':
    '{{site}}\u202f: du nouveau pour votre signalement. Voir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'sms.news.text_other':
    '{{site}}\u202f: du nouveau pour {{count}} de vos signalements. Voir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'sms.call.text':
    '{{site}}\u202f: personne n’a pris le signalement {{nbr}} depuis {{minutes}} min. Ouvrir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'sms.ownLink.text':
    '{{site}}\u202f: suivez ici votre signalement {{nbr}} et répondez à l’équipe\u202f: {{link}} Ce lien est pour vous seul.',
  'sms.trial.text':
    '{{site}}\u202f: ceci est l’essai que vous avez demandé. Vos SMS arrivent. Réglages\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'responder.fire': 'Pompiers',
  'responder.police': 'Police',
  'responder.medical': 'Soins',
  'responder.security': 'Sécurité',
  'responder.rescue': 'Secours',
  'responder.social': 'Action sociale',
  'responder.maintenance': 'Entretien',
  'responder.it': 'Informatique',
  'responder.janitorial': 'Propreté',
  'responder.events': 'Événements',
  'responder.facilities': 'Bâtiments',
  'responder.services': 'Services généraux',
  'responder.support': 'Accueil et aide',
  'responder.upperManagement': 'Direction',
  'sms.called.text':
    '{{site}}\u202f: on vous appelle pour le signalement {{nbr}} ({{service}}). Ouvrir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'sms.mention.text':
    '{{site}}\u202f: {{name}} vous mentionne dans une note du signalement {{nbr}}. Ouvrir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'mail.mention.subject': 'On vous mentionne dans une note du signalement n°\u00a0{{nbr}}',
  'mail.mention.subject.danger':
    'Danger\u202f: on vous mentionne dans une note du signalement n°\u00a0{{nbr}}',
  'mail.mention.subject.many': 'On vous mentionne dans {{count}} notes',
  'mail.mention.text':
    '{{name}} vous mentionne dans une note interne du signalement n°\u00a0{{nbr}}. Ouvrez-le pour la lire.',
  'mail.mention.why': 'Vous recevez cet e-mail parce que quelqu’un de {{site}} vous mentionne dans une note.',
  'mail.called.subject': 'On vous appelle pour le signalement n°\u00a0{{nbr}}',
  'mail.called.subject.danger': 'Danger\u202f: on vous appelle pour le signalement n°\u00a0{{nbr}}',
  'mail.called.subject.many': 'On vous appelle pour {{count}} signalements',
  'mail.called.text': '{{name}} appelle «\u202f{{service}}\u202f» pour le signalement n°\u00a0{{nbr}}.',
  'mail.called.text.danger':
    '{{name}} appelle «\u202f{{service}}\u202f» pour le signalement n°\u00a0{{nbr}}. Il dit que quelqu’un peut être en danger.',
  'mail.called.note': 'Son mot pour vous\u202f: {{txt}}',
  'mail.called.why':
    'Vous recevez cet e-mail parce que quelqu’un de {{site}} a appelé un service ou un groupe dont vous faites partie.',
  'sms.assigned.text':
    '{{site}}\u202f: le signalement {{nbr}} vous est confié. Ouvrir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'mail.assigned.subject': 'Le signalement n°\u00a0{{nbr}} vous est confié',
  'mail.assigned.subject.many': '{{count}} signalements vous sont confiés',
  'mail.assigned.text': '{{name}} vous confie le signalement n°\u00a0{{nbr}}.',
  'mail.assigned.text.danger':
    '{{name}} vous confie le signalement n°\u00a0{{nbr}}. Il dit que quelqu’un peut être en danger.',
  'mail.assigned.turn': 'Le signalement n°\u00a0{{nbr}} vous revient, à votre tour.',
  'mail.assigned.note': 'Son mot pour vous\u202f: {{txt}}',
  'mail.assigned.why': 'Vous recevez cet e-mail parce qu’un signalement de {{site}} vous est confié.',
  'mail.departure.subject_one': '{{count}} signalement est revenu à son service',
  'mail.departure.subject_other': '{{count}} signalements sont revenus à leur service',
  'mail.departure.text_one':
    'Ne fait plus partie de l’équipe\u00a0: {{people}}. Ce signalement attend maintenant dans son service.',
  'mail.departure.text_other':
    'Ne fait plus partie de l’équipe\u00a0: {{people}}. Ces signalements attendent maintenant dans leur service.',
  'mail.departure.why': 'Vous recevez cet e-mail parce que vous êtes responsable pour {{site}}.',
  'departure.person_one': '{{name}} ({{count}} signalement)',
  'departure.person_other': '{{name}} ({{count}} signalements)',
  'mail.call.subject': 'Personne n’a pris le signalement n°\u00a0{{nbr}}',
  'mail.call.subject.danger': 'Danger\u202f: personne n’a pris le signalement n°\u00a0{{nbr}}',
  'mail.call.subject.many': '{{count}} signalements attendent que quelqu’un les prenne',
  'mail.call.text_one':
    'Le signalement n°\u00a0{{nbr}} attend depuis {{count}} minute que quelqu’un le prenne.',
  'mail.call.text_other':
    'Le signalement n°\u00a0{{nbr}} attend depuis {{count}} minutes que quelqu’un le prenne.',
  'mail.call.text.danger_one':
    'Le signalement n°\u00a0{{nbr}} attend depuis {{count}} minute que quelqu’un le prenne. Il dit que quelqu’un peut être en danger.',
  'mail.call.text.danger_other':
    'Le signalement n°\u00a0{{nbr}} attend depuis {{count}} minutes que quelqu’un le prenne. Il dit que quelqu’un peut être en danger.',
  'deadline.answer.near': 'Signalement n°\u00a0{{nbr}}\u00a0: répondez avant le {{when}}.',
  'deadline.answer.passed':
    'Signalement n°\u00a0{{nbr}}\u00a0: la première réponse était attendue avant le {{when}}.',
  'deadline.solve.near': 'Signalement n°\u00a0{{nbr}}\u00a0: à régler avant le {{when}}.',
  'deadline.solve.passed': 'Signalement n°\u00a0{{nbr}}\u00a0: il devait être réglé avant le {{when}}.',
  'mail.deadline.subject.many': '{{count}} signalements arrivent à échéance',
  'mail.deadline.why':
    'Vous recevez cet e-mail parce que {{site}} suit des délais, et que ces signalements sont les vôtres ou ceux de votre équipe.',
  'mail.call.open': 'Ouvrir le signalement',
  'mail.call.board': 'Voir les signalements',
  'mail.call.why':
    'Vous recevez cet e-mail parce que {{site}} vous appelle quand personne ne prend un signalement.',
  'sms.staff.text':
    '{{site}}\u202f: un message attend dans le signalement {{nbr}}, où quelqu’un peut être en danger. Ouvrir\u202f: {{link}} Ne plus recevoir de SMS\u202f: {{end}}',
  'mail.staff.subject_one': 'Nouveau message pour le signalement n°\u00a0{{numbers}}',
  'mail.staff.subject_other': 'Nouveaux messages pour {{count}} signalements',
  'mail.staff.subject.danger_one': 'Danger\u202f: nouveau message pour le signalement n°\u00a0{{numbers}}',
  'mail.staff.subject.danger_other': 'Danger\u202f: nouveaux messages pour {{count}} signalements',
  'mail.staff.text_one':
    'Un message attend d’être lu dans le signalement n°\u00a0{{numbers}}, que vous traitez.',
  'mail.staff.text_other':
    'Des messages attendent d’être lus dans les signalements n°\u00a0{{numbers}}, que vous traitez.',
  'mail.staff.why': 'Vous recevez cet e-mail parce que vous traitez des signalements pour {{site}}.',
  'mail.notice.subject': 'Abus signalé\u202f: {{reference}}',
  'mail.notice.text':
    'Un abus est signalé dans le signalement n°\u00a0{{nbr}}, sous la référence {{reference}}.',
  'mail.notice.stopped': 'La conversation est arrêtée pour tout le monde jusqu’à votre décision.',
  'mail.notice.why': 'Vous recevez cet e-mail parce que vous modérez les conversations de {{site}}.',
  'mail.trial.subject': 'Essai\u202f: vos e-mails de {{site}} arrivent',
  'mail.trial.text':
    'Ceci est l’essai que vous avez demandé. C’est à cette adresse que vous serez prévenu quand il y a du nouveau.',
  'mail.trial.open': 'Ouvrir les réglages',
  'mail.trial.why': 'Vous recevez cet e-mail parce que vous avez demandé un essai dans les réglages.',
  'push.visitor.newCsid': 'Votre signalement n°\u00a0{{nbr}} est bien arrivé.',
  'push.visitor.caseUpdate': 'Du nouveau pour votre signalement n°\u00a0{{nbr}}.',
  'push.visitor.caseMsg': 'On vous a écrit au sujet de votre signalement n°\u00a0{{nbr}}.',
  'push.staff.newCsid': 'Un nouveau signalement est arrivé, le n°\u00a0{{nbr}}.',
  'push.staff.caseUpdate': 'Du nouveau pour le signalement n°\u00a0{{nbr}}.',
  'push.staff.caseMsg': 'Un nouveau message pour le signalement n°\u00a0{{nbr}}.',
  'push.staff.assigned': 'Le signalement n°\u00a0{{nbr}} vous est confié.',
  'push.assigned': '{{name}} vous confie le signalement n°\u00a0{{nbr}}',
  'push.assigned.turn': 'Le signalement n°\u00a0{{nbr}} vous revient, à votre tour',
  'push.departure_one':
    '{{count}} signalement est revenu à son service. Ne fait plus partie de l’équipe\u00a0: {{people}}.',
  'push.departure_other':
    '{{count}} signalements sont revenus à leur service. Ne fait plus partie de l’équipe\u00a0: {{people}}.',
  'push.staff.mention': '{{name}} vous mentionne dans une note du signalement n°\u00a0{{nbr}}.',
  'push.staff.called': 'On vous appelle pour le signalement n°\u00a0{{nbr}}.',
  'push.called.note': '{{did}}\u202f: {{note}}',
  'push.trial.title': 'Essai de notification',
  'push.trial.body': 'C’est bon, les notifications arrivent sur cet appareil.',
  'own.pushed': 'Appareils où vous recevez des notifications',
  'own.notifications': 'Notifications envoyées ou en route',
  'push.follower.news': 'Du nouveau pour un signalement que vous suivez.',
  'push.follower.hold': '{{report}} : une date est annoncée.',
  'push.follower.closed': '{{report}} : c’est terminé.',
  'push.follower.reopened': '{{report}} : le signalement est rouvert.',
  'push.follower.opened': '{{report}} : vous pouvez lire la conversation.',
  'push.gathering.news': 'Nouveau message dans la discussion ouverte «\u202f{{title}}\u202f».',
  'push.gathering.words': '{{title}} : {{txt}}',
  'demo.gathering.title': 'La fête de la musique au parc',
  'demo.gathering.intro':
    'Scènes, horaires, trajets, bénévoles\u202f: posez vos questions et répondez à celles des autres.',
  'demo.gathering.hello': 'Bienvenue. La grande scène ouvre à 18\u00a0h, près de l’aire de jeux.',
  // Words that no visitor's name has, then those that name nobody.
  'gatherings.reserved':
    'équipe mairie administration administrateur administratrice admin modération modérateur modératrice agent officiel',
  'gatherings.fillers': 'le la les l un une de du des d et service services',
  'gatherings.column.at': 'Date',
  'gatherings.column.name': 'Nom',
  'gatherings.column.staff': 'Équipe',
  'gatherings.column.readers': 'Lu par',
  'gatherings.readers.all': 'Tous',
  'gatherings.readers.staff': 'L’équipe seule',
  'gatherings.readers.person': 'Une seule personne',
  'gatherings.readers.waiting': 'L’équipe, avant parution',
  'gatherings.column.txt': 'Message',
  'gatherings.column.files': 'Fichiers',
  'mail.gathering.subject_one': '{{site}} : un nouveau message dans une discussion ouverte',
  'mail.gathering.subject_other': '{{site}} : {{count}} nouveaux messages dans vos discussions ouvertes',
  'mail.gathering.line_one': '«\u202f{{title}}\u202f» : un nouveau message.',
  'mail.gathering.line_other': '«\u202f{{title}}\u202f» : {{count}} nouveaux messages.',
  'mail.gathering.open': 'Lire la discussion ouverte',
  'mail.gathering.reply':
    'Répondez dans la discussion\u202f: un e-mail envoyé à cette adresse n’est lu par personne.',
  'mail.gathering.why.host':
    'Vous recevez cet e-mail, un par heure au plus, parce que vous animez cette discussion ou y écrivez pour votre équipe.',
  'mail.gathering.why':
    'Vous recevez cet e-mail, un par heure au plus, parce que vous participez à cette discussion. «\u202fSans nouvelles\u202f», dans la discussion, les arrête.',
  'mail.ownLink.subject': 'Votre signalement n°\u00a0{{nbr}}',
  'mail.ownLink.text':
    '{{site}} a noté votre signalement n°\u00a0{{nbr}}. Avec ce lien, vous lisez les réponses de l’équipe et vous lui écrivez.',
  'mail.ownLink.once':
    'Le lien est pour vous seul\u202f: il vaut sept jours et s’ouvre une fois, sur l’appareil de votre choix. Il y garde ensuite votre signalement.',
  'mail.ownLink.open': 'Suivre mon signalement',
  'mail.ownLink.why':
    'Vous recevez cet e-mail parce que vous avez donné votre adresse à l’équipe ({{site}}) en signalant un problème.',
  'mail.follow.subject_one': 'Du nouveau pour un signalement que vous suivez',
  'mail.follow.subject_other': 'Du nouveau pour {{count}} signalements que vous suivez',
  'mail.follow.text_one': '{{site}} a du nouveau pour un signalement que vous suivez.',
  'mail.follow.text_other': '{{site}} a du nouveau pour {{count}} signalements que vous suivez.',
  'mail.follow.open': 'Voir où cela en est',
  'mail.follow.why': 'Vous recevez cet e-mail parce que vous suivez ce qui a été signalé sur place.',
  'mail.news.subject_one': 'Du nouveau pour votre signalement n°\u00a0{{numbers}}',
  'mail.news.subject_other': 'Du nouveau pour {{count}} de vos signalements',
  'mail.news.hello': 'Bonjour,',
  'mail.news.text_one':
    '{{site}} vous a répondu\u202f: il y a du nouveau pour votre signalement n°\u00a0{{numbers}}.',
  'mail.news.text_other':
    '{{site}} vous a répondu\u202f: il y a du nouveau pour vos signalements n°\u00a0{{numbers}}.',
  'mail.news.open_one': 'Voir la réponse',
  'mail.news.open_other': 'Voir mes signalements',
  'mail.news.why': 'Vous recevez cet e-mail parce que vous l’avez demandé, pour savoir quand on vous répond.',
  'mail.reply.case_one':
    'Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse. Pour répondre, ouvrez le signalement avec le lien ci-dessus.',
  'mail.reply.case_other':
    'Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse. Pour répondre, ouvrez les signalements avec le lien ci-dessus.',
  'mail.reply.contact':
    'Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse. Pour nous écrire\u202f: {{host}}/contact',
  'mail.news.end': 'Ne plus recevoir ces e-mails',
  'newsEnd.title': 'Ne plus recevoir d’e-mails\u202f?',
  'newsEnd.text': 'Aucun e-mail ne partira plus quand on vous répond. Vos signalements restent.',
  'newsEnd.do': 'Ne plus recevoir ces e-mails',
  'newsEnd.done.title': 'Vous ne recevrez plus ces e-mails',
  'newsEnd.done.text':
    'Les réponses vous attendent dans «\u202fMes signalements\u202f». Vous pouvez changer d’avis dans les réglages.',
  'newsEnd.cut.title': 'Ce lien n’est pas entier',
  'newsEnd.cut.text':
    'Une partie s’est perdue en route. Rouvrez-le depuis l’e-mail, ou arrêtez ces e-mails dans les réglages, sur un appareil connecté à votre compte.',
  'newsEnd.gone.title': 'Ce lien n’est plus valable',
  'newsEnd.gone.text':
    'L’adresse a été changée ou effacée\u202f: aucun e-mail de ce genre ne part plus vers elle. S’il vous en arrive encore, rouvrez le lien du plus récent, ou arrêtez-les dans les réglages.',
  'newsEnd.sms.title': 'Ne plus recevoir de SMS\u202f?',
  'newsEnd.sms.text': 'Aucun SMS ne partira plus quand on vous répond. Vos signalements restent.',
  'newsEnd.sms.do': 'Ne plus recevoir ces SMS',
  'newsEnd.sms.done.title': 'Vous ne recevrez plus ces SMS',
  'newsEnd.sms.done.text':
    'Les réponses vous attendent dans «\u202fMes signalements\u202f». Vous pouvez changer d’avis dans les réglages.',
  'newsEnd.settings': 'Ouvrir les réglages',
  'mail.code.subject': '{{code}}\u202f: votre code de connexion',
  'mail.code.text': `Bonjour,

Voici votre code de connexion pour {{site}} ({{host}})\u202f:

    {{code}}

Il est valable {{minutes}} minutes et ne sert qu’une fois. Ne le communiquez à personne\u202f: nos équipes ne vous le demanderont jamais.

Si vous n’avez rien demandé, ignorez ce message\u202f: sans ce code, personne ne peut se connecter à votre place.

Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse. Pour nous écrire\u202f: {{host}}/contact
`,
  'mail.own.subject': '{{code}}\u202f: votre code de vérification',
  'mail.own.text': `Bonjour,

Voici le code qui confirme que cette adresse est la vôtre, pour {{site}} ({{host}})\u202f:

    {{code}}

Il est valable {{minutes}} minutes et ne sert qu’une fois. Ne le communiquez à personne\u202f: nos équipes ne vous le demanderont jamais.

Si vous n’avez rien demandé, ignorez ce message\u202f: sans ce code, personne ne peut donner votre adresse pour la sienne.

Ne répondez pas à cet e-mail\u202f: personne ne lirait votre réponse. Pour nous écrire\u202f: {{host}}/contact
`,
  'print.question': 'Un souci ici\u202f?',
  'print.call': 'Scannez, dites-le en une minute.',
  'print.type': 'ou tapez cette adresse\u202f:',
  'print.emergency': 'En cas d’urgence, appelez le {{number}}.',
} as const;

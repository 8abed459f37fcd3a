/** Making a report. */
export const report = {
  'qr.unknown': 'Ce code n’est pas reconnu',
  'qr.unknown.text':
    'Le code «\u202f{{qrid}}\u202f» ne correspond à aucun lieu. Vérifiez l’adresse ou scannez de nouveau l’affiche.',
  'qr.stale': 'Ce code n’est plus en service',
  'qr.stale.text':
    'L’affiche a été remplacée. Cherchez un code plus récent sur place, ou prévenez le personnel.',
  'qr.stale.of':
    '{{cstmr}} a remplacé cette affiche. Cherchez un code plus récent sur place, ou prévenez le personnel.',
  'qr.replaced': 'Ce code a été remplacé',
  'qr.replaced.text': 'Un code plus récent est affiché ici. Vous pouvez continuer sans le chercher.',
  'qr.replaced.go': 'Continuer',
  'qr.withdrawn': 'Ce service est terminé ici',
  'qr.withdrawn.text':
    'Aucun signalement n’est plus reçu par ce code. Les demandes déjà faites restent lisibles jusqu’à leur effacement.',
  'qr.withdrawn.of':
    '{{cstmr}} ne reçoit plus de signalements par ce code. Vous pouvez lui écrire\u202f; vos demandes restent lisibles jusqu’à leur effacement.',
  'qr.withdrawn.contact': 'Lui écrire',
  'qr.unreached': 'Ce code ne peut pas encore s’ouvrir',
  'qr.unreached.network':
    'Il n’y a pas de réseau, et ce code n’a jamais été ouvert sur cet appareil. La page s’ouvrira d’elle-même dès que le réseau revient.',
  'qr.unreached.service':
    'Le service ne répond pas, et ce code n’a jamais été ouvert sur cet appareil. Vérifiez votre connexion, puis réessayez.',
  'qr.unreached.last': 'Ouvrir le dernier lieu\u202f: {{place}}',
  'qr.unreached.cases': 'Voir mes signalements',
  'qr.unreached.anywhere': 'Toutes les urgences',
  'report.title': 'Votre signalement',
  'report.start.title': 'Signaler : {{lbl}}',
  'report.staffSee': 'Ce que les agents verront',
  'report.staffSee.list': 'Ils verront la catégorie, le lieu, vos réponses et vos messages.',
  'report.staffSee.not': 'Ils ne verront ni votre nom ni votre numéro, sauf si vous les écrivez.',
  'report.staffSee.erase_one': 'Votre signalement sera effacé au bout de {{count}} jour.',
  'report.staffSee.erase_other': 'Votre signalement sera effacé au bout de {{count}} jours.',
  'report.emergency': 'Ceci n’est pas un numéro d’urgence',
  'report.emergency.text': 'En cas de danger immédiat, appelez :',
  'report.loading': 'Préparation des questions…',
  'report.failed': 'Les questions n’ont pas pu être chargées',
  'report.failed.text': 'Vérifiez votre connexion, puis réessayez.',
  'report.unknown': 'Cette catégorie n’existe pas ici',
  'report.unknown.text': 'L’adresse est incomplète, ou la liste a changé. Choisissez dans le menu du lieu.',
  'report.toMenu': 'Voir le menu',
  'report.kept': 'Vos réponses restent sur cet appareil pendant un jour.',
  'report.quit': 'Abandonner le signalement',
  'report.opinion.quit': 'Abandonner mon avis',
  'report.left': 'Encore {{n}} questions',
  'report.left.range': 'Encore {{least}} à {{most}} questions',
  'report.count': '{{n}} questions',
  'report.count.range': '{{least}} à {{most}} questions',
  'report.count.one': 'Une question',
  'report.opinion': 'Votre avis',
  'report.opinion.send': 'Envoyer votre avis ?',
  'report.opinion.detail': 'Une idée, un merci…',
  'report.emergency.short': 'Un danger ?',
  'report.again': 'Vous avez déjà signalé ceci ici',
  'report.again.text': '{{lbl}} · {{state}} · n° {{nbr}}. Ajoutez-y un message plutôt que de recommencer.',
  'report.again.closed': 'Vous avez signalé ceci ici il y a peu',
  'report.again.closed.text':
    '{{lbl}} · {{state}} · n° {{nbr}}. Si le problème est toujours là, dites-le dans ce signalement plutôt que de recommencer\u202f: il sera rouvert.',
  'report.again.waiting': 'Votre signalement est déjà sur cet appareil',
  'report.again.waiting.text':
    '{{lbl}} · {{state}}. Il partira dès que le réseau revient\u202f: inutile de recommencer.',
  'report.again.open': 'Ouvrir ce signalement',
  'report.left.last': 'Dernière question',
  // The question of a category that has none of its own.
  'describe.title': 'Que se passe-t-il\u202f?',
  'describe.message': 'Description',
  'describe.placeholder': 'Décrivez le problème en quelques mots',
} as const;

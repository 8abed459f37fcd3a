/** Making a report. */
export const report = {
  'report.title': 'Votre signalement',
  'report.start.title': 'Signaler : {{lbl}}',
  'report.where': 'Lieu',
  'report.what': 'Catégorie',
  'report.start': 'Commencer',
  'report.cancel': 'Annuler',
  'report.staffSee': 'Ce que les agents verront',
  'report.staffSee.list': 'la catégorie, le lieu, vos réponses et vos messages',
  'report.staffSee.not':
    'Ni votre nom, ni votre numéro : vous restez anonyme tant que vous ne dites pas qui vous êtes.',
  'report.staffSee.erase_one': 'Effacé après {{count}} jour',
  'report.staffSee.erase_other': 'Effacé après {{count}} jours',
  'report.emergency': 'Ceci n’est pas un numéro d’urgence',
  'report.emergency.text': 'En cas de danger immédiat, appelez :',
  'report.loading': 'Préparation des questions…',
  'report.failed': 'Les questions n’ont pas pu être chargées',
  'report.failed.text': 'Vérifiez votre connexion, puis réessayez.',
  'report.invalid':
    'Ce questionnaire ne peut pas être affiché. Vos réponses sont gardées, rien n’a été envoyé.',
  'report.back': 'Question précédente',
  'report.quit': 'Abandonner le signalement',
  'report.quit.title': 'Abandonner ce signalement ?',
  'report.quit.text': 'Vos réponses ne seront pas envoyées.',
  'report.quit.yes': 'Abandonner',
  'report.quit.no': 'Continuer',
  'report.progress': 'Question {{n}}',
} as const;

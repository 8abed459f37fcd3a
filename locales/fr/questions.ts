/** Questions in a case, and those that staff saved. */
export const questions = {
  'questions.required.missing': 'Une réponse au moins doit être obligatoire.',
  'questions.list.missing': 'Donnez un titre à chaque liste de choix.',
  'questions.choose': 'Questions enregistrées',
  'questions.chosen': 'Question reprise\u00a0: «\u202f{{name}}\u202f»',
  'questions.back': 'Revenir à ma question',
  'questions.unloaded': 'Les questions enregistrées n’ont pas pu être chargées.',
  'questions.keep': 'Garder cette question',
  'questions.keep.text': 'Toute l’équipe la retrouve sous ce nom.',
  'questions.name': 'Nom',
  'questions.name.missing': 'Donnez un nom à la question.',
  'questions.save': 'Enregistrer',
  'questions.saveChanges': 'Enregistrer les changements',
  'questions.saveNew': 'Enregistrer à part',
  'questions.saved': 'Question enregistrée.',
  'questions.save.failed':
    'La question n’a pas pu être enregistrée. Vérifiez votre connexion, puis réessayez.',
  'questions.save.full': 'La liste est pleine. Supprimez d’abord une question enregistrée.',
  'questions.delete': 'Supprimer',
  'questions.deleted': '«\u202f{{name}}\u202f» est supprimée.',
  'questions.delete.failed':
    'La question n’a pas pu être supprimée. Vérifiez votre connexion, puis réessayez.',
  'questions.restore': 'Rétablir',
} as const;

/** Built-in texts of any questionnaire: buttons, hints, errors. */
export const questionnaire = {
  'questionnaire.confirm': 'Valider',
  'questionnaire.invalid': 'Cette réponse est incomplète ou contient un caractère refusé. Corrigez-la.',
  'questionnaire.missing': 'Répondez à cette question pour continuer.',
  'questionnaire.missingOf': 'Sans réponse : {{what}}',
  'questionnaire.onlyButtons': 'Pour continuer, choisissez un bouton : {{what}}',
  'questionnaire.missingTicks': 'Cochez au moins une case.',
  'questionnaire.missingChoice': 'Choisissez une réponse.',
  'questionnaire.restored': 'Vos réponses ont été retrouvées : continuez où vous en étiez.',
  'questionnaire.changed': 'Les questions ont changé entre-temps. Merci de répondre à nouveau.',
  'questionnaire.lost': 'Vos réponses n’ont pas pu être retrouvées. Merci de répondre à nouveau.',
  'questionnaire.left': 'Vous avez quitté ces questions.',
  'questionnaire.unheard': 'Pas de réponse du service. Réessayez.',
  'questionnaire.done': 'Merci, c’est enregistré.',
  'questionnaire.waiting': 'Vérification en cours…',
  'questionnaire.error': 'Une erreur est survenue, essayez de rafraîchir la page',
  'questionnaire.rating.min': 'Minimum',
  'questionnaire.rating.max': 'Maximum',
  'questionnaire.hint.email': 'Par exemple : prenom.nom@exemple.fr',
  'questionnaire.mail.form':
    'Cette adresse n’est pas complète. Écrivez-la ainsi\u202f: prenom.nom@exemple.fr',
  'questionnaire.mail.tooLong': 'Cette adresse est trop longue\u202f: elle compte 255 caractères au plus.',
  'questionnaire.mail.characters':
    'Cette adresse contient un signe qui n’y a pas sa place\u202f: un espace, un accent ou un emoji, par exemple.',
  'questionnaire.hint.code': '5 lettres ou chiffres, sans l, o, 0 ni 1',
  'questionnaire.hint.foreign':
    'Ce numéro est d’un autre pays\u202f: les SMS ne partent que vers les mobiles français.',
  'questionnaire.hint.phone': 'Numéro français, par exemple : 06\u00a012\u00a034\u00a056\u00a078',
  'questionnaire.hint.message': '200 caractères au plus : lettres latines, chiffres et ponctuation',
  'questionnaire.hint.message.all': '200 caractères au plus, dans l’écriture de votre choix, sans emoji',
  'questionnaire.hint.unseen':
    'Le texte contient un caractère invisible, qui ne peut pas être envoyé. Effacez tout et écrivez de nouveau.',
  'questionnaire.hint.refused':
    'Caractère non accepté : {{chars}}. Écrivez en lettres latines, chiffres et ponctuation.',
  'questionnaire.hint.refused_other':
    'Caractères non acceptés : {{chars}}. Écrivez en lettres latines, chiffres et ponctuation.',
  'questionnaire.hint.refused.all':
    'Caractère non accepté\u202f: {{chars}}. Écrivez en lettres, chiffres et ponctuation.',
  'questionnaire.hint.refused.all_other':
    'Caractères non acceptés\u202f: {{chars}}. Écrivez en lettres, chiffres et ponctuation.',
} as const;

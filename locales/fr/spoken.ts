/** The page of a number that somebody noted on the phone or at a counter. */
export const spoken = {
  'spoken.title': 'Suivre un signalement',
  'spoken.text': 'L’équipe vous a dicté un numéro\u202f? Tapez-le pour lire ses réponses et lui écrire.',
  'spoken.number': 'Votre numéro',
  'spoken.hint': 'Par exemple 4F7K-23A-FHK. Majuscules et tirets ne comptent pas.',
  'spoken.missing': 'Tapez le numéro que l’équipe vous a dicté.',
  'spoken.unknown':
    'Ce numéro n’ouvre rien. Vérifiez chaque signe\u202f; s’il date de plus d’une semaine, demandez-en un autre à l’équipe.',
  'spoken.failed': 'Le numéro n’a pas pu être vérifié. Vérifiez le réseau, puis réessayez.',
  'spoken.tooMany': 'Trop d’essais depuis ce réseau. Attendez quelques minutes, puis réessayez.',
  'spoken.open': 'Continuer',
} as const;

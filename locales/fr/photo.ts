/** Photos of a conversation, before and after they are sent. */
export const photo = {
  'photo.title': 'Envoyer une photo',
  'photo.send': 'Envoyer',
  'photo.alt': 'Ce que montre la photo',
  'photo.alt.hint': 'Facultatif : lu à voix haute aux personnes qui ne la voient pas.',
  'photo.turn': 'Tourner',
  'photo.remove': 'Retirer',
  'photo.more': 'Ajouter une photo',
  'photo.reading': 'Lecture de la photo…',
  'photo.preview': 'Photo {{number}}, avant l’envoi',
  'photo.noAlt': 'Photo sans description',
  'photo.kept': 'Le lieu et l’appareil inscrits dans la photo sont effacés avant l’envoi.',
  'photo.failed': 'La photo {{number}} n’a pas pu être lue comme une image. Prenez-la de nouveau.',
  'photo.refused.format':
    '« {{name}} » ne peut pas être lue comme une photo par ce navigateur. Prenez-la de nouveau, ou enregistrez-la au format JPEG.',
  'photo.refused.empty': '« {{name}} » est vide. Prenez-la de nouveau.',
};

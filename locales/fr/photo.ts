/** Photos of a conversation, before and after they are sent. */
export const photo = {
  'photo.title': 'Envoyer une photo',
  'photo.send': 'Envoyer',
  'photo.alt': 'Ce que montre la photo',
  'photo.alt.hint': 'Facultatif : lu à voix haute aux personnes qui ne la voient pas.',
  'photo.turn': 'Tourner',
  'photo.save': 'Enregistrer',
  'photo.remove': 'Retirer',
  'photo.take': 'Prendre une photo',
  'photo.pick': 'Choisir une image',
  'photo.left_one':
    'Une photo de plus a été choisie\u202f: un message en porte {{max}} au plus. Retirez-en une pour la remplacer, ou envoyez celles-ci\u202f: elle viendra ensuite.',
  'photo.left_other':
    '{{count}} photos de plus ont été choisies\u202f: un message en porte {{max}} au plus. Retirez-en une pour la remplacer, ou envoyez celles-ci\u202f: les autres viendront ensuite.',
  'photo.left.kept_one':
    'Une photo de plus a été choisie\u202f: il y a place pour {{max}} ici. Retirez-en une pour la remplacer\u202f; vous pourrez en envoyer d’autres dans la conversation.',
  'photo.left.kept_other':
    '{{count}} photos de plus ont été choisies\u202f: il y a place pour {{max}} ici. Retirez-en une pour la remplacer\u202f; vous pourrez en envoyer d’autres dans la conversation.',
  'photo.keep': 'Joindre au signalement',
  'photo.add': 'Ajouter une photo',
  'photo.another': 'Ajouter une autre photo',
  'photo.removeOne': 'Retirer la photo {{number}}',
  'photo.left.next': 'Ajouter la suivante',
  'photo.full_one': 'C’est tout pour cette fois.',
  'photo.full_other': 'C’est tout pour cette fois\u202f: {{count}} photos au plus.',
  'photo.noRoom':
    'Cet appareil n’a presque plus de place\u202f: une photo qui attend le réseau peut y être perdue. Libérez de la place, ou gardez cette page ouverte jusqu’à l’envoi.',
  'camera.title': 'Prendre une photo',
  'camera.live': 'Ce que voit l’appareil photo',
  'camera.opening': 'Ouverture de l’appareil photo…',
  'camera.shoot': 'Photographier',
  'camera.turn': 'Changer d’appareil photo',
  'camera.torch': 'Lampe',
  'camera.retake': 'Reprendre la dernière',
  'camera.name': 'Photo {{number}}',
  'camera.taken_one': 'Une photo prise',
  'camera.taken_other': '{{count}} photos prises',
  'camera.use_one': 'Utiliser la photo',
  'camera.use_other': 'Utiliser les {{count}} photos',
  'camera.missed': 'La photo n’a pas pu être prise. Essayez de nouveau.',
  'camera.fault.insecure':
    'L’appareil photo ne s’ouvre pas à cette adresse, qui n’est pas en https. Choisissez une image\u202f: un téléphone y propose aussi son appareil photo.',
  'camera.fault.denied':
    'Ce navigateur n’autorise pas l’appareil photo ici. Autorisez-le dans ses réglages, ou choisissez une image.',
  'camera.fault.none': 'Aucun appareil photo n’a été trouvé. Choisissez une image.',
  'camera.fault.busy':
    'L’appareil photo est pris par une autre application. Fermez-la et réessayez, ou choisissez une image.',
  'camera.fault.other': 'L’appareil photo ne peut pas être ouvert ici. Choisissez une image.',
  'photo.reading': 'Lecture de la photo…',
  'photo.preview': 'Photo {{number}}, avant l’envoi',
  'photo.noAlt': 'Photo sans description',
  'photo.kept': 'Le lieu et l’appareil inscrits dans la photo sont effacés avant l’envoi.',
  'photo.failed': 'La photo {{number}} n’a pas pu être lue comme une image. Prenez-la de nouveau.',
  'photo.infected':
    'La photo {{number}} contient un virus\u202f: elle n’est ni envoyée ni gardée. Retirez-la, ou prenez-en une autre.',
  'photo.checking_one': 'Photo en cours de vérification',
  'photo.checking_other': 'Photos en cours de vérification',
  'photo.refused.format':
    '« {{name}} » ne peut pas être lue comme une photo par ce navigateur. Prenez-la de nouveau, ou enregistrez-la au format JPEG.',
  'photo.refused.empty': '« {{name}} » est vide. Prenez-la de nouveau.',
};

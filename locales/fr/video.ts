/** Videos of a conversation, before and after sending. */
export const video = {
  'video.noAlt': 'Vidéo sans description',
  'video.alt': 'Ce que montre la vidéo',
  'video.length_one': 'Vidéo d’une seconde',
  'video.length_other': 'Vidéo de {{count}} secondes',
  'video.name': 'Vidéo {{number}}',
  'video.added': 'Vidéo {{number}} ajoutée.',
  'video.removed': 'Vidéo {{number}} retirée.',
  'video.preview': 'Vidéo {{number}}, avant l’envoi',
  'video.reading': 'Préparation de la vidéo…',
  'video.kept':
    'Le lieu, l’appareil et la date inscrits dans la vidéo sont effacés avant que quiconque la voie. Ce qui s’y voit et s’y entend reste.',
  'video.sending': 'Envoi de la vidéo {{number}}',
  'video.sending.hold': 'Mettre en pause l’envoi de la vidéo {{number}}',
  'video.sending.go': 'Reprendre l’envoi de la vidéo {{number}}',
  'video.sending.retryOne': 'Réessayer d’envoyer la vidéo {{number}}',
  'video.removeOne': 'Retirer la vidéo {{number}}',
  'video.checking': 'Vidéo en cours de vérification',
  'video.unplayable':
    'Ce navigateur ne lit pas cette vidéo. Enregistrez-la pour l’ouvrir avec une autre application.',
  'video.refused.video':
    '«\u202f{{name}}\u202f» ne peut pas être lue comme une vidéo. Enregistrez-la au format MP4, ou filmez de nouveau.',
  'video.refused.empty': '«\u202f{{name}}\u202f» est vide. Filmez de nouveau, ou choisissez une autre vidéo.',
  'video.refused.tooLong':
    '«\u202f{{name}}\u202f» dure trop longtemps\u202f: 30 secondes au plus. Coupez-la dans votre galerie, ou filmez plus court, puis choisissez-la de nouveau.',
  'video.refused.tooBig':
    '«\u202f{{name}}\u202f» est trop lourde\u202f: 25 Mo au plus. Filmez plus court ou en qualité moindre, puis choisissez-la de nouveau.',
  'video.failed': 'La vidéo {{number}} n’a pas pu être lue. Filmez de nouveau, ou choisissez-en une autre.',
  'video.failed.tooLong': 'La vidéo {{number}} dure plus de 30 secondes. Filmez plus court.',
  'video.failed.tooBig': 'La vidéo {{number}} est trop grande. Filmez en qualité moindre.',
  'video.infected':
    'La vidéo {{number}} contient un virus\u202f: elle n’est ni envoyée ni gardée. Retirez-la, ou choisissez-en une autre.',
  'camera.film': 'Filmer',
  'camera.stop': 'Arrêter',
  'camera.recording': 'Enregistrement en cours, 30 secondes au plus',
  'camera.recordedFor_one': 'Une seconde sur {{max}}',
  'camera.recordedFor_other': '{{count}} secondes sur {{max}}',
  'camera.silent': 'Sans son\u202f: le micro n’est pas autorisé ici, ou il n’y en a pas.',
  'camera.recorded': 'Vidéo filmée',
  'camera.useFilm_one': 'Utiliser la vidéo',
  'camera.useFilm_other': 'Utiliser les {{count}} prises',
  'camera.filmAgain': 'Filmer de nouveau',
  'camera.notRecorded': 'La vidéo n’a pas pu être enregistrée. Essayez de nouveau, ou choisissez-en une.',
};

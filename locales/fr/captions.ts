/** Captions of videos, before and after sending. */
export const captions = {
  'captions.title': 'Sous-titres',
  'captions.how':
    'Lancez la vidéo, arrêtez-la où quelqu’un parle et écrivez ce qui est dit. Un sous-titre reste quatre secondes, ou jusqu’au suivant.',
  'captions.add': 'Ajouter un sous-titre ici',
  'captions.pick': 'Choisir un fichier .vtt ou .srt',
  'captions.at': 'Sous-titre {{number}} : à la seconde',
  'captions.words': 'Sous-titre {{number}} : ce qui est dit',
  'captions.removeOne': 'Retirer le sous-titre {{number}}',
  'captions.language': 'Langue des sous-titres',
  'captions.done': 'Terminé',
  'captions.save': 'Enregistrer',
  'captions.failed': 'Les sous-titres n’ont pas pu être enregistrés. Réessayez dans un instant.',
  'captions.refused':
    'Les sous-titres de la vidéo {{number}} ne vont pas avec elle. Retirez-la et choisissez-la de nouveau : vous pourrez aussi les ajouter après l’envoi.',
  'captions.resumed': 'Voici ce que vous aviez commencé à écrire, et qui n’est pas encore enregistré.',
  'captions.startAnew': 'Revenir à ce qui est enregistré',
  'captions.asked':
    'Si quelqu’un parle dans la vidéo, ajoutez des sous-titres : ils servent à qui n’entend pas, et à qui regarde sans le son.',
  'captions.offered': 'Facultatif : des sous-titres, pour qui n’entend pas ce qui est dit.',
  'captions.noSpeech': 'Personne ne parle dans cette vidéo',
  'captions.silent': 'Cette vidéo n’a pas de son : elle n’a pas besoin de sous-titres.',
  'captions.begin': 'Ajouter des sous-titres',
  'captions.change': 'Modifier les sous-titres',
  'captions.written_one': 'Un sous-titre ({{language}})',
  'captions.written_other': '{{count}} sous-titres ({{language}})',
  'captions.begun': 'La saisie n’est pas terminée\u202f: ce qui est écrit partira avec la vidéo.',
  'captions.unfinished':
    'Des sous-titres sont commencés, mais il y a quelque chose à corriger avant l’envoi.',
  'captions.mend':
    'Avant l’envoi, corrigez ce qui est signalé ci-dessous, ou revenez à ce qui est enregistré.',
  'captions.fault.time': 'Écrivez la seconde en chiffres, par exemple 4 ou 4,5.',
  'captions.fault.beyond': 'La vidéo s’arrête à la seconde {{length}} : écrivez un nombre plus petit.',
  'captions.fault.same': 'Un autre sous-titre commence à la même seconde.',
  'captions.fault.long': 'Trop long : {{max}} caractères au plus. Coupez-le en deux.',
  'captions.tooMany':
    'C’est trop pour une vidéo : {{max}} sous-titres et {{letters}} caractères au plus, en tout.',
  'captions.file.empty':
    '«\u202f{{name}}\u202f» est vide. Choisissez un autre fichier, ou écrivez les sous-titres ici.',
  'captions.file.format':
    '«\u202f{{name}}\u202f» ne contient pas de sous-titres lisibles. Choisissez un fichier .vtt ou .srt, ou écrivez-les ici.',
  'captions.file.tooBig':
    '«\u202f{{name}}\u202f» est trop lourd pour des sous-titres : 256 ko au plus. Choisissez un autre fichier.',
  'captions.file.tooMany':
    '«\u202f{{name}}\u202f» contient {{count}} sous-titres : une vidéo en porte {{max}} au plus. Est-ce le bon fichier\u202f?',
  'describe.begin': 'Décrire',
  'describe.change': 'Modifier la description',
  'describe.photo': 'Décrire la photo',
  'describe.video': 'Décrire la vidéo',
  'describe.failed': 'La description n’a pas pu être enregistrée. Réessayez dans un instant.',
};

/** A discussion of several people that a visitor opens. */
export const newGathering = {
  'newGathering.title': 'Créer une discussion ouverte',
  'newGathering.lead':
    'Posez une question ou prévenez les autres\u202f: vous en parlez à plusieurs, chacun sous le nom de son choix. L’équipe de {{cstmr}} lit et peut répondre.',
  'newGathering.subject': 'De quoi parle-t-on\u202f?',
  'newGathering.subject.hint': 'Par exemple\u202f: «\u202fLe bruit du chantier, le soir\u202f».',
  'newGathering.subject.missing': 'Écrivez de quoi vous voulez parler.',
  'newGathering.intro': 'En quelques mots',
  'newGathering.intro.hint': 'Tout le monde le lit avant de participer.',
  'newGathering.access': 'Qui peut participer',
  'newGathering.access.place': 'Les personnes sur place',
  'newGathering.access.place.text':
    'Celles qui scannent un code de\u00a0: {{place}}. La discussion leur est montrée dans le menu.',
  'newGathering.access.link': 'Les personnes à qui vous donnez le lien',
  'newGathering.access.link.text':
    'La discussion n’est montrée nulle part. Vous envoyez le lien ou le QR code.',
  'newGathering.byLink':
    'Participent les personnes à qui vous donnez le lien ou le QR code. Pour parler avec celles d’un lieu, scannez d’abord le code de ce lieu.',
  'newGathering.begins': 'Premier jour',
  'newGathering.begins.hint': 'Laissé vide\u202f: tout de suite.',
  'newGathering.begins.wrong': 'Choisissez un jour à partir d’aujourd’hui, dans les douze mois.',
  'newGathering.ends': 'Dernier jour',
  'newGathering.ends.hint_one': 'Laissé vide\u202f: pendant {{count}} jour, le plus long possible.',
  'newGathering.ends.hint_other': 'Laissé vide\u202f: pendant {{count}} jours, le plus long possible.',
  'newGathering.ends.wrong_one': 'Choisissez un jour après le premier, au plus {{count}} jour plus tard.',
  'newGathering.ends.wrong_other': 'Choisissez un jour après le premier, au plus {{count}} jours plus tard.',
  'newGathering.letters': 'Certains signes écrits ici ne sont pas acceptés.',
  'newGathering.seen_one':
    'Tout ce qui s’y écrit est effacé {{count}} jour après le premier. L’équipe de {{cstmr}} peut retirer un message ou clore la discussion.',
  'newGathering.seen_other':
    'Tout ce qui s’y écrit est effacé {{count}} jours après le premier. L’équipe de {{cstmr}} peut retirer un message ou clore la discussion.',
  'newGathering.open': 'Créer la discussion ouverte',
  'newGathering.failed': 'La discussion ouverte n’est pas créée.',
  'newGathering.failed.offline':
    'Vous êtes hors ligne. Ce que vous avez écrit reste ici\u202f: réessayez dès que la connexion est revenue.',
  'newGathering.failed.server':
    'Le service n’a pas répondu. Ce que vous avez écrit reste ici\u202f: réessayez dans un moment.',
  'newGathering.failed.tooMany':
    'Vous avez fait beaucoup de demandes. Ce que vous avez écrit reste ici\u202f: réessayez dans quelques minutes.',
  'newGathering.failed.notAllowed':
    'Vous avez déjà trois discussions en cours ici, ou {{cstmr}} ne laisse plus en créer. Ce que vous avez écrit reste ici.',
  'newGathering.failed.blocked':
    'L’équipe de {{cstmr}} a bloqué vos envois\u202f: vous ne pouvez pas créer de discussion ouverte.',
  'newGathering.failed.fields': 'Corrigez ce qui est indiqué plus haut, puis réessayez.',
  'newGathering.closed': 'Pas de discussions ouvertes ici',
  'newGathering.closed.text': 'Vous ne pouvez pas créer de discussion ouverte chez {{cstmr}}.',
  'newGathering.loading': 'Un instant…',
};

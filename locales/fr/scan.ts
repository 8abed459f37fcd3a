/** The scanner of codes. */
export const scan = {
  'scan.hint': 'Placez le QR code dans le cadre.',
  'scan.live': 'Ce que voit l’appareil photo',
  'scan.opening': 'Ouverture de l’appareil photo…',
  'scan.torch': 'Lampe',
  'scan.pick': 'Choisir une photo du code',
  'scan.type': 'Saisir le code',
  'scan.field': 'Code, ou adresse imprimée sous le QR code',
  'scan.field.hint': 'Par exemple\u202f: halles-nord, ou signaler.ville.fr/q/halles-nord',
  'scan.field.open': 'Ouvrir',
  'scan.camera': 'Revenir à l’appareil photo',
  'scan.back': 'Revenir aux autres façons',
  'scan.checking': 'Code trouvé. Vérification…',
  'scan.found': 'Code trouvé. Ouverture de la page…',
  'scan.reading': 'Lecture de la photo…',
  'scan.foreign':
    'Ce code n’appartient pas à {{site}}\u202f: rien n’a été ouvert. Visez le code affiché sur place pour signaler, ou saisissez l’adresse imprimée dessous.',
  'scan.malformed':
    'Un code n’a que des lettres sans accent, des chiffres, des points et des tirets. Copiez-le tel qu’il est imprimé.',
  'scan.unknown':
    'Le code «\u202f{{qrid}}\u202f» ne correspond à aucun lieu. Vérifiez-le, ou essayez un autre code affiché sur place.',
  'scan.stale':
    'Cette affiche n’est plus utilisée\u202f; le service en est averti. Cherchez un autre code sur place.',
  'scan.replaced':
    'Cette affiche a été remplacée par une plus récente. Vous pouvez continuer sans la chercher.',
  'scan.replaced.go': 'Continuer',
  'scan.notFound':
    'Aucun QR code n’a été trouvé sur cette image. Photographiez-le de plus près, ou saisissez le code.',
  'scan.fault.insecure':
    'L’appareil photo ne s’ouvre pas à cette adresse, qui n’est pas en https. Choisissez une photo du code, ou saisissez-le.',
  'scan.fault.denied':
    'Ce navigateur n’autorise pas l’appareil photo ici. Autorisez-le dans ses réglages, choisissez une photo du code, ou saisissez-le.',
  'scan.fault.none': 'Aucun appareil photo n’a été trouvé. Choisissez une photo du code, ou saisissez-le.',
  'scan.fault.busy':
    'L’appareil photo est pris par une autre application. Fermez-la, puis scannez de nouveau, ou choisissez une photo du code.',
  'scan.fault.other':
    'L’appareil photo ne peut pas être ouvert ici. Choisissez une photo du code, ou saisissez-le.',
} as const;

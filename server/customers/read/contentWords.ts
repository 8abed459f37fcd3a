import type { Row } from './sentence.ts';

/** What is said of what a customer’s file holds: addresses, names of nothing, colours, pictures. */
export const CONTENT_SENTENCES = {
  notEmail: {
    severity: 'error',
    fr: ({ value }) =>
      `« ${value} » n’est pas une adresse e-mail : écrivez-la comme « mairie@ville.example ».`,
    en: ({ value }) => `"${value}" is not an e-mail address: write it as "mairie@ville.example".`,
  },
  notMobile: {
    severity: 'error',
    fr: ({ value }) =>
      `« ${value} » n’est pas un numéro de mobile français, comme 06 12 34 56 78 : les codes de connexion partent par SMS.`,
    en: ({ value }) =>
      `"${value}" is not a French mobile number such as 06 12 34 56 78: codes to sign in leave by SMS.`,
  },
  notSite: {
    severity: 'error',
    fr: ({ value }) =>
      `« ${value} » n’est pas l’adresse d’un site : écrivez-la en entier, comme https://www.ville.example.`,
    en: ({ value }) =>
      `"${value}" is not the address of a site: write all of it, as https://www.town.example.`,
  },
  // Without the address: it may hold a password.
  notOrigin: {
    severity: 'error',
    fr: () =>
      'Ce n’est pas l’adresse d’un site, sans chemin : écrivez-la comme « https://signaler.ville.example ».',
    en: () => 'This is not the address of a site, without a path: write it as "https://report.town.example".',
  },
  // Without the address: a password is repeated nowhere.
  siteWithCredentials: {
    severity: 'error',
    fr: () =>
      'Cette adresse contient un nom ou un mot de passe, que tout le monde lirait : écrivez-la sans ce qui précède « @ ».',
    en: () =>
      'This address holds a name or a password, which everybody would read: write it without what stands before "@".',
  },
  unprintable: {
    severity: 'warning',
    fr: ({ value }) =>
      `Les affiches n’ont pas ces lettres : ${value}. Ce seraient des cases vides sur le papier, sauf avec une police qui les a (réglage PRINT_FONTS du serveur, ou « npx parvis codes --font fichier.ttf ») ; l’application les montre.`,
    en: ({ value }) =>
      `Posters lack these letters: ${value}. They would be empty boxes on paper, unless a font has them (the setting PRINT_FONTS of the server, or npx parvis codes --font file.ttf); the app shows them.`,
  },
  flagNeverRead: {
    severity: 'warning',
    fr: ({ value, meant, other }) =>
      `Le drapeau « ${value} » est posé, mais rien ne le lit${meant === '' ? ` : lisez-le dans un « followUp », ou retirez-le. « ${other} » dit` : meant === other ? ` ; peut-être « ${meant} », qui dit` : ` ; peut-être « ${meant} ». « ${other} » dit`} au personnel qu’il y a un danger.`,
    en: ({ value, meant, other }) =>
      `The flag "${value}" is raised, but nothing reads it${meant === '' ? `: look for it in a "followUp", or take it out. "${other}" tells` : meant === other ? `; perhaps "${meant}", which tells` : `; perhaps "${meant}". "${other}" tells`} staff of a danger.`,
  },
  unknownIcon: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `L’icône « ${value} » n’existe pas : un point d’interrogation est montré${meant ? ` ; peut-être « ${meant} »` : ' ; les noms possibles sont dans docs/customers.md, sous « Icônes »'}.`,
    en: ({ value, meant }) =>
      `There is no icon "${value}": a question mark is shown${meant ? `; perhaps "${meant}"` : '; the names are in docs/customers.en.md, under "Icons"'}.`,
  },
  unknownService: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `« ${value} » n’est ni un service connu, ni celui d’une personne de « staff »${meant ? ` ; peut-être « ${meant} »` : ' ; les codes possibles sont dans docs/customers.md, sous « Services »'}.`,
    en: ({ value, meant }) =>
      `"${value}" is neither a known service nor that of anybody in "staff"${meant ? `; perhaps "${meant}"` : '; the codes are in docs/customers.en.md, under "Services"'}.`,
  },
  emptyGroup: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `Personne dans « staff » n’a le « gcatCode » « ${value} » : ce groupe ne sera jamais appelé${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) =>
      `Nobody in "staff" has the "gcatCode" "${value}": this group will never be called${meant && `; perhaps "${meant}"`}.`,
  },
  noMenu: {
    severity: 'warning',
    fr: () => 'Le menu est vide : personne ne peut rien signaler.',
    en: () => 'The menu is empty: nobody can report anything.',
  },
  noPlaces: {
    severity: 'warning',
    fr: () => 'Il n’y a aucun code à scanner : personne ne peut arriver ici.',
    en: () => 'There is no code to scan: nobody can get here.',
  },
  noStaff: {
    severity: 'warning',
    fr: () => 'Il n’y a personne dans « staff » : personne ne verrait les signalements.',
    en: () => 'There is nobody in "staff": nobody would see what is reported.',
  },
  notColour: {
    severity: 'warning',
    fr: ({ value }) =>
      `« ${value} » n’est pas une couleur : celle d’origine reste. Écrivez-la comme « #1752E3 ».`,
    en: ({ value }) => `"${value}" is not a colour: the default stays. Write it like "#1752E3".`,
  },
  unknownColour: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `Il n’y a pas de couleur de ce nom : « ${value} » reste sans effet${meant ? ` ; peut-être « ${meant} »` : ' ; les noms possibles sont sur la page /samples/1/, sous « clés de couleur »'}.`,
    en: ({ value, meant }) =>
      `There is no colour of this name: "${value}" does nothing${meant ? `; perhaps "${meant}"` : '; the names are on the page /samples/1/, under "colour keys"'}.`,
  },
  unknownShape: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `Il n’y a pas de choix de ce nom : « ${value} » reste sans effet${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) =>
      `There is no choice of this name: "${value}" does nothing${meant && `; perhaps "${meant}"`}.`,
  },
  notShapeOption: {
    severity: 'warning',
    fr: ({ value, meant }) => `« ${value} » n’est pas un choix possible. Écrivez l’un de ceux-ci : ${meant}.`,
    en: ({ value, meant }) => `"${value}" cannot be chosen here. Write one of these: ${meant}.`,
  },
  notFontAddress: {
    severity: 'warning',
    fr: ({ value }) =>
      `« ${value} » n’est pas l’adresse d’un fichier de police : écrivez une adresse qui commence par « https:// ».`,
    en: ({ value }) =>
      `"${value}" is not the address of a file of letters: write an address that begins with "https://".`,
  },
  tooManyColours: {
    severity: 'warning',
    fr: () => 'Il y a trop de couleurs : aucune n’est prise.',
    en: () => 'There are too many colours: none is taken.',
  },
  itemIcon: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `L’icône « ${value} » n’existe pas : rien n’est montré${meant && ` ; peut-être « ${meant} »`}. Les noms possibles sont dans docs/customers.md, sous « Icônes ».`,
    en: ({ value, meant }) =>
      `There is no icon "${value}": nothing is shown${meant && `; perhaps "${meant}"`}. The names are in docs/customers.en.md, under "Icons".`,
  },
  itemPictureElsewhere: {
    severity: 'warning',
    fr: () =>
      'Cette image n’est montrée que si le site de vos codes la sert lui-même : les pages n’en montrent d’aucun autre. Sinon, écrivez le nom d’une icône, comme « pin », ou l’image elle-même (« data:image/… », 2000 signes au plus).',
    en: () =>
      'This picture is shown only where the site of your codes serves it itself: pages show none of other sites. Else write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).',
  },
  itemPictureNone: {
    severity: 'error',
    fr: ({ value }) =>
      `« ${value} » n’est pas une image qui puisse être montrée : les fichiers de ce dossier ne sont pas servis ici. Écrivez le nom d’une icône, comme « pin », ou l’image elle-même (« data:image/… », 2000 signes au plus).`,
    en: ({ value }) =>
      `"${value}" is no picture that can be shown: files of this folder are not served here. Write the name of an icon, such as "pin", or the picture itself ("data:image/…", 2000 signs at most).`,
  },
  pictureMissing: {
    severity: 'error',
    fr: ({ value, meant }) =>
      `Il n’y a pas de fichier « ${value} » dans ce dossier${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) => `There is no file "${value}" in this folder${meant && `; perhaps "${meant}"`}.`,
  },
  pictureTooLarge: {
    severity: 'error',
    fr: ({ value, other }) => `« ${value} » pèse plus de ${other} Mo.`,
    en: ({ value, other }) => `"${value}" is larger than ${other} MB.`,
  },
  pictureUnreadable: {
    severity: 'error',
    fr: ({ value }) =>
      `« ${value} » ne peut pas être lu : vérifiez que c’est un fichier, et ses droits d’accès.`,
    en: ({ value }) => `"${value}" cannot be read: check that it is a file, and its permissions.`,
  },
  notPicture: {
    severity: 'error',
    fr: ({ value }) => `« ${value} » n’est ni SVG, ni PNG, JPEG ou WebP.`,
    en: ({ value }) => `"${value}" is neither SVG nor PNG, JPEG or WebP.`,
  },
  logoSmall: {
    severity: 'warning',
    fr: ({ value, other, meant }) =>
      `« ${value} » n’a que ${other} pixels : il sera flou. Prenez un SVG, ou une image de ${meant} pixels de côté au moins, mieux 512.`,
    en: ({ value, other, meant }) =>
      `"${value}" has but ${other} pixels: it will be blurred. Take an SVG, or a picture of ${meant} pixels a side at least, better 512.`,
  },
  pictureEnding: {
    severity: 'warning',
    fr: ({ value, other, meant }) =>
      `« ${value} » est une image de type ${other} : nommez-la « ${meant} », ici et dans le dossier.`,
    en: ({ value, other, meant }) =>
      `"${value}" is a picture of the kind ${other}: call it "${meant}", here and in the folder.`,
  },
  pictureCmyk: {
    severity: 'warning',
    fr: ({ value }) =>
      `« ${value} » est en CMJN, pour l’impression : l’écran n’en montre que des couleurs approchées. Un PNG ou un SVG en RVB les aurait exactes.`,
    en: ({ value }) =>
      `"${value}" is in CMYK, for print: a screen shows its colours roughly. A PNG or an SVG in RGB has them exactly.`,
  },
  pictureProfile: {
    severity: 'warning',
    fr: ({ value }) =>
      `« ${value} » porte un profil de couleurs, qui est laissé de côté : ses couleurs sont ici celles des nombres du fichier. Si un autre logiciel les montre autrement, convertissez-la en sRVB.`,
    en: ({ value }) =>
      `"${value}" carries a colour profile, which is left out: its colours here are those of the numbers in the file. If other software shows them otherwise, convert it to sRGB.`,
  },
  pictureAnimated: {
    severity: 'warning',
    fr: ({ value }) =>
      `« ${value} » est animée, et bouge sur chaque page sans que personne puisse l’arrêter : donnez une image fixe.`,
    en: ({ value }) =>
      `"${value}" moves, on every page, and nobody can stop it: give a picture that stands still.`,
  },
  pictureOutside: {
    severity: 'warning',
    fr: ({ value }) =>
      `« ${value} » renvoie à d’autres fichiers (images, polices, feuilles de style), qui ne sont pas montrés : incorporez-les au SVG.`,
    en: ({ value }) =>
      `"${value}" names other files (pictures, letters, style sheets), which are not shown: put them into the SVG.`,
  },
} as const satisfies Readonly<Record<string, Row>>;

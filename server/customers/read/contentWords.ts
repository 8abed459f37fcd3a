import type { Row } from './sentence.ts';

const languageIn = (reader: string, code: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;

/** What is said of what a customer’s file holds: addresses, names of nothing, colours, pictures, codes, words. */
export const CONTENT_SENTENCES = {
  notEmail: {
    severity: 'error',
    fr: ({ value }) => `« ${value} » n’est pas une adresse e-mail.`,
    en: ({ value }) => `"${value}" is not an e-mail address.`,
  },
  notSite: {
    severity: 'error',
    fr: ({ value }) =>
      `« ${value} » n’est pas l’adresse d’un site : écrivez-la en entier, comme https://www.ville.example.`,
    en: ({ value }) =>
      `"${value}" is not the address of a site: write all of it, as https://www.town.example.`,
  },
  unknownIcon: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `L’icône « ${value} » n’existe pas : un point d’interrogation est montré${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) =>
      `There is no icon "${value}": a question mark is shown${meant && `; perhaps "${meant}"`}.`,
  },
  unknownService: {
    severity: 'warning',
    fr: ({ value, meant }) =>
      `« ${value} » n’est ni un service connu, ni celui d’une personne de « staff »${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) =>
      `"${value}" is neither a known service nor that of anybody in "staff"${meant && `; perhaps "${meant}"`}.`,
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
      `Il n’y a pas de couleur de ce nom : « ${value} » reste sans effet${meant && ` ; peut-être « ${meant} »`}.`,
    en: ({ value, meant }) =>
      `There is no colour of this name: "${value}" does nothing${meant && `; perhaps "${meant}"`}.`,
  },
  repairedColour: {
    severity: 'warning',
    fr: ({ value, meant, other }) =>
      `« ${value} » est montrée en ${meant} ${other === 'dark' ? 'en mode sombre' : 'en mode clair'}, pour que tout reste lisible.`,
    en: ({ value, meant, other }) =>
      `"${value}" is drawn as ${meant} in the ${other} scheme, so that everything can be read.`,
  },
  tooManyColours: {
    severity: 'warning',
    fr: () => 'Il y a trop de couleurs : aucune n’est prise.',
    en: () => 'There are too many colours: none is taken.',
  },
  pictureMissing: {
    severity: 'error',
    fr: ({ value }) => `Il n’y a pas de fichier « ${value} » dans ce dossier.`,
    en: ({ value }) => `There is no file "${value}" in this folder.`,
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
  takenByFolder: {
    severity: 'error',
    fr: ({ value, other }) => `« ${value} » est déjà pris par le dossier ${other}.`,
    en: ({ value, other }) => `"${value}" is already taken by the folder ${other}.`,
  },
  takenByCustomer: {
    severity: 'error',
    fr: ({ value, other }) => `Le code « ${value} » appartient déjà au client « ${other} ».`,
    en: ({ value, other }) => `The code "${value}" already belongs to the customer "${other}".`,
  },
  wordMissing: {
    severity: 'error',
    fr: ({ value }) => `Le texte « ${value} » n’est écrit nulle part : ajoutez-le sous « texts ».`,
    en: ({ value }) => `The text "${value}" is written nowhere: add it under "texts".`,
  },
  wordInOneLanguage: {
    severity: 'warning',
    fr: ({ value, language }) =>
      `Le texte « ${value} » manque en ${languageIn('fr', language)} : celui d’une autre langue est montré.`,
    en: ({ value, language }) =>
      `The text "${value}" is missing in ${languageIn('en', language)}: that of another language is shown.`,
  },
  notDecided: {
    severity: 'warning',
    fr: () => 'Cette question a trop de réponses possibles pour être vérifiée en entier.',
    en: () => 'This question has too many possible answers to be checked as a whole.',
  },
  passedOver: {
    severity: 'warning',
    fr: () => 'Ce dossier est passé : il ne contient pas de fichier « customer.json », comme ses voisins.',
    en: () => 'This folder is passed over: it holds no file "customer.json", as its neighbours do.',
  },
} as const satisfies Readonly<Record<string, Row>>;

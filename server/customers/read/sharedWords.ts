import type { Row } from './sentence.ts';

const languageIn = (reader: string, code: string): string =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;

/** What is said of what a customer shares with others, of folders beside it, and of the words and size of its questionnaires. */
export const SHARED_SENTENCES = {
  takenByFolder: {
    severity: 'error',
    fr: ({ value, other }) => `« ${value} » est déjà pris par le dossier ${other}.`,
    en: ({ value, other }) => `"${value}" is already taken by the folder ${other}.`,
  },
  codeInFolder: {
    severity: 'error',
    fr: ({ value, other }) =>
      `Le code « ${value} » est déjà pris par le dossier ${other}. S’il doit passer à ce client, ôtez-le là-bas, même hors service ("stale") ; sinon, ôtez-le d’ici.`,
    en: ({ value, other }) =>
      `The code "${value}" is already taken by the folder ${other}. If this customer is to have it, take it out there, even where it is out of use ("stale"); else take it out here.`,
  },
  takenByCustomer: {
    severity: 'error',
    fr: ({ value, other }) =>
      `Le code « ${value} » appartient déjà au client « ${other} » : ôtez-le de son fichier, même hors service ("stale"), ou retirez ce client (« npx parvis withdraw ${other} »).`,
    en: ({ value, other }) =>
      `The code "${value}" already belongs to the customer "${other}": take it out of that customer's file, even where it is out of use ("stale"), or withdraw that customer (npx parvis withdraw ${other}).`,
  },
  heldByRefused: {
    severity: 'error',
    fr: ({ value, other }) =>
      `Le code « ${value} » est encore celui du client « ${other} » : son fichier ne le nomme plus, mais n’est pas chargé. Corrigez d’abord ce fichier.`,
    en: ({ value, other }) =>
      `The code "${value}" is still that of the customer "${other}": its file names it no more, but is not loaded. Correct that file first.`,
  },
  withOther: {
    severity: 'error',
    fr: ({ other }) =>
      `Des codes passent entre ce client et « ${other} », qui n’a pas pu être chargé : rien n’est changé ici non plus.`,
    en: ({ other }) =>
      `Codes move between this customer and "${other}", which could not be loaded: nothing is changed here either.`,
  },
  formerName: {
    severity: 'error',
    fr: ({ value, other }) =>
      `Le client « ${value} » s’appelle maintenant « ${other} » : écrivez "cuid": "${other}" ici.`,
    en: ({ value, other }) =>
      `The customer "${value}" is called "${other}" now: write "cuid": "${other}" here.`,
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
  notHere: {
    severity: 'error',
    fr: ({ other }) =>
      `Il n’y a pas ici de dossier de ce nom${other ? `, ni de client dans ${other} (PARVIS_CUSTOMERS)` : ' ; pour les clients du serveur, donnez ses réglages, comme PARVIS_CUSTOMERS=/chemin/des/clients'}.`,
    en: ({ other }) =>
      `There is no folder of this name here${other ? `, nor a customer in ${other} (PARVIS_CUSTOMERS)` : '; for customers of the server give its settings, such as PARVIS_CUSTOMERS=/path/of/customers'}.`,
  },
  manyPassedOver: {
    severity: 'warning',
    fr: ({ value, other }) =>
      `${value} dossiers d’ici sont passés, sans fichier « customer.json » : ${other}. Rangez les clients dans un dossier à part.`,
    en: ({ value, other }) =>
      `${value} folders here are passed over, without a file "customer.json": ${other}. Keep customers in a folder apart.`,
  },
  passedOver: {
    severity: 'warning',
    fr: () =>
      'Ce dossier est passé : il ne contient pas de fichier « customer.json » ; ses voisins en ont un.',
    en: () => 'This folder is passed over: it holds no file "customer.json"; its neighbours have one.',
  },
} as const satisfies Readonly<Record<string, Row>>;

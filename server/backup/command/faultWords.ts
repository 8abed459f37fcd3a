import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { Fault } from '../archive/described.ts';

/** Why an archive is refused. */
export const FAULTS: Readonly<Record<Fault, Both<(path: string, detail: string) => string>>> = {
  cut: {
    fr: (path) => `${path} est coupée : sa fin manque. Rien n’a changé.`,
    en: (path) => `${path} is cut: its end is missing. Nothing was changed.`,
  },
  altered: {
    fr: (path) => `${path} n’est plus telle qu’elle a été écrite (somme de contrôle). Rien n’a changé.`,
    en: (path) => `${path} is not as it was written any more (checksum). Nothing was changed.`,
  },
  foreign: {
    fr: (path) => `${path} n’est pas une sauvegarde de Parvis. Rien n’a changé.`,
    en: (path) => `${path} is no back-up of Parvis. Nothing was changed.`,
  },
  newerFormat: {
    fr: (path) => `${path} est d’une version plus récente de Parvis : installez-la d’abord. Rien n’a changé.`,
    en: (path) => `${path} is of a newer version of Parvis: install that one first. Nothing was changed.`,
  },
  newerSchema: {
    fr: (path) => `${path} est d’une version plus récente de Parvis : installez-la d’abord. Rien n’a changé.`,
    en: (path) => `${path} is of a newer version of Parvis: install that one first. Nothing was changed.`,
  },
  unknownSchema: {
    fr: (path, detail) =>
      `${path} est d’une version que ce Parvis n’a jamais été (base du ${detail}) : restaurez-la avec celle qui l’a écrite, amenez cette base à une version que celle-ci connaît (avant la première : le commit de la migration 0055_one_change), et sauvegardez-la de nouveau. Rien n’a changé.`,
    en: (path, detail) =>
      `${path} is of a version that this Parvis never was (database of ${detail}): restore it with the one that wrote it, bring that database to a version which this one knows (before the first: the commit of migration 0055_one_change), and back it up again. Nothing was changed.`,
  },
  contents: {
    fr: (path, detail) =>
      `${path} a la bonne somme de contrôle, mais son contenu n’est pas celui d’une sauvegarde (${detail}) : un autre programme l’a écrite ou changée. Prenez-en une autre. Rien n’a changé.`,
    en: (path, detail) =>
      `${path} has a right checksum, but what it holds is not a back-up’s (${detail}): another program wrote or changed it. Take another one. Nothing was changed.`,
  },
  name: {
    fr: (path, detail) =>
      `${path} contient un fichier qu’aucune sauvegarde ne contient (${detail}). Rien n’a changé.`,
    en: (path, detail) => `${path} holds a file that no back-up holds (${detail}). Nothing was changed.`,
  },
};

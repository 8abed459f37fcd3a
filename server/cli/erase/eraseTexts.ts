import type { Both } from '@parvis/questionnaire/analysis/words/language';
import type { ReportedCase } from './findReportedCase.ts';

export const USAGE: Both<string> = {
  fr: 'Usage : parvis erase client numéro [--yes] [--lang fr|en] [--help]',
  en: 'Usage: parvis erase customer number [--yes] [--lang fr|en] [--help]',
};

export const HELP: Both<readonly string[]> = {
  fr: [
    '  Efface tout de la personne qui a fait ce signalement, comme elle le ferait elle-même par « Tout effacer » : pour qui le demande par lettre, sans son téléphone.',
    '  client          son « cuid »',
    '  numéro          celui du signalement, que la personne et l’équipe lisent',
    '  --yes           efface ; sans lui, dit seulement ce qui le serait',
    '  --lang fr|en    langue de ce que dit la commande (anglais par défaut)',
    '  --help, -h      affiche ceci',
    'Assurez-vous d’abord que c’est bien cette personne qui demande : elle dit ce qu’elle a écrit, et quand.',
    'La base, les photos et la liste des personnes effacées sont celles du serveur : DATABASE_URL, sinon PARVIS_DATA ; MEDIA_URL, sinon PARVIS_MEDIA ; PARVIS_ERASED.',
    'Statut : 0 effacé (ou déjà), 1 rien n’a été effacé sans --yes, ou la liste des personnes effacées n’a pas pu être écrite, 2 il n’y a pas de tel signalement, ou un argument ne peut pas être lu',
  ],
  en: [
    '  Erases all of the person who reported this case, as they would themselves by "Erase everything": for whoever asks by letter, without their phone.',
    '  customer        its cuid',
    '  number          that of the case, which the person and the team read',
    '  --yes           erases; without it, only says what would go',
    '  --lang fr|en    language of what the command says (English by default)',
    '  --help, -h      shows this',
    'First make sure that it is this person who asks: they say what they wrote, and when.',
    'The database, the photos and the list of who was erased are the server’s: DATABASE_URL, else PARVIS_DATA; MEDIA_URL, else PARVIS_MEDIA; PARVIS_ERASED.',
    'Status: 0 erased (or before), 1 nothing was erased without --yes, or the list of who was erased could not be written, 2 there is no such case, or an argument cannot be read',
  ],
};

type CaseSummary = Pick<ReportedCase, 'place' | 'cases' | 'messages'> & { readonly at: string };

export const SAYS = {
  noCustomer: {
    fr: (cuid: string) => `Il n’y a pas de client « ${cuid} ».`,
    en: (cuid: string) => `There is no customer "${cuid}".`,
  },
  noCase: {
    fr: (nbr: string, cuid: string) =>
      `« ${cuid} » n’a pas de signalement ${nbr} : il est peut-être déjà effacé, son jour venu.`,
    en: (nbr: string, cuid: string) =>
      `"${cuid}" has no case ${nbr}: its day may have come, and it is erased already.`,
  },
  gone: {
    fr: (nbr: string) => `La personne qui a fait le signalement ${nbr} a déjà tout effacé.`,
    en: (nbr: string) => `The person who reported ${nbr} has erased everything already.`,
  },
  about: {
    fr: (nbr: string, { at, place, cases, messages }: CaseSummary) =>
      `${nbr}, du ${at}, ${place}. Cette personne : signalements ${cases}, messages ${messages}.`,
    en: (nbr: string, { at, place, cases, messages }: CaseSummary) =>
      `${nbr}, of ${at}, ${place}. This person: cases ${cases}, messages ${messages}.`,
  },
  ask: {
    fr: () =>
      'Rien n’a été effacé. Pour effacer tout de cette personne, chez tous les clients et sans retour : la même commande avec --yes',
    en: () =>
      'Nothing was erased. To erase all of this person, at all customers and for good: the same command with --yes',
  },
  done: {
    fr: () => 'Effacé : ses mots, ses réponses, ses photos, son adresse, ses appareils.',
    en: () => 'Erased: their words, answers, photos, address, devices.',
  },
  unlisted: {
    fr: () =>
      'La liste des personnes effacées n’a pas pu être écrite (PARVIS_ERASED) : un serveur l’essaie chaque heure. D’ici là, une sauvegarde remise en place la ferait revenir.',
    en: () =>
      'The list of who was erased could not be written (PARVIS_ERASED): a server tries it every hour. Until then a back-up that is put back would bring them back.',
  },
  stays: {
    fr: () =>
      'Restent, jusqu’à leur jour et sans elle : la catégorie, le lieu et ce que l’équipe a écrit. Une sauvegarde d’avant la contient encore ; remise en place, elle l’efface de nouveau.',
    en: () =>
      'What stays until its day, without them: the category, the place and what the team wrote. A back-up of before still has them; put back, it erases them again.',
  },
} as const;

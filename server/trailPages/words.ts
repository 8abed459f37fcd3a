import { trailKinds } from '@parvis/api/entities/trail';
import type { Both } from '@parvis/questionnaire/analysis/words/language';

const KINDS = trailKinds.join('|');

/** How the command is used, on one line. */
export const USAGE: Both<string> = {
  fr: `Usage : parvis trail client [--kind ${KINDS}] [--person nom|operator] [--csv] [--json] [--lang fr|en] [--help]`,
  en: `Usage: parvis trail customer [--kind ${KINDS}] [--person name|operator] [--csv] [--json] [--lang fr|en] [--help]`,
};

/** What `--help` prints below the usage. */
export const HELP: Both<readonly string[]> = {
  fr: [
    'Dit qui a fait quoi chez un client : connexions, droits, apparence, codes, fichier ; le plus récent d’abord.',
    '  --kind          une seule sorte',
    '  --person        une seule personne, par son nom ou son rôle (rlid) ; operator : ce que personne du client n’a fait',
    '  --csv           un tableau pour un tableur ; --json des données',
    'Les heures sont celles de cette machine (TZ), avec leur décalage ; --csv et --json les donnent en temps universel (Z).',
    'Statut : 0 dit, 2 rien n’a pu être fait avec ce qui est donné',
  ],
  en: [
    'Says who did what at a customer: sign-ins, rights, look, codes, file; the newest first.',
    '  --kind          of one kind alone',
    '  --person        of one person alone, by name or role (rlid); operator: what nobody of the customer did',
    '  --csv           a table for a spreadsheet; --json data',
    'Times are this machine’s (TZ), with their offset; --csv and --json give them in universal time (Z).',
    'Status: 0 told, 2 nothing could be done with what it was given',
  ],
};

export const SAYS = {
  kind: {
    fr: (kind: string) => `La sorte « ${kind} » n’existe pas : ${KINDS}.`,
    en: (kind: string) => `There is no kind "${kind}": ${KINDS}.`,
  },
  person: {
    fr: (name: string) => `Personne ne s’appelle « ${name} » dans le journal.`,
    en: (name: string) => `Nobody is called "${name}" in the trail.`,
  },
  unknown: {
    fr: (cuid: string) => `Il n’y a pas de client « ${cuid} ».`,
    en: (cuid: string) => `There is no customer "${cuid}".`,
  },
  none: { fr: () => 'Rien de tel dans le journal.', en: () => 'Nothing of the kind in the trail.' },
} as const satisfies Readonly<Record<string, Both<(about: string) => string>>>;

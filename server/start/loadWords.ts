import type { Both } from '@parvis/questionnaire/analysis/words/language';

/** What a start says of the folders of customers, beside what stands in their files. */
export const LOADS = {
  none: {
    fr: (folder) =>
      `Aucun client dans ${folder} (PARVIS_CUSTOMERS)\u202f: ce réglage nomme le dossier où chaque client a le sien.`,
    en: (folder) =>
      `No customer is in ${folder} (PARVIS_CUSTOMERS): it names the folder in which each customer has a folder.`,
  },
  withdrawn: {
    fr: (names) => `
!! Une DÉMONSTRATION a tourné sur ces données. Ses clients inventés sont retirés du service\u202f: ${names}.
!! Leurs codes le disent, et personne ne s’y connecte plus en tant qu’agent\u202f; les signalements déposés là restent jusqu’à leur effacement.
!! Pour commencer sans eux, choisissez un autre dossier avec PARVIS_DATA, ou une autre DATABASE_URL. PARVIS_DEMO=1 les remet en service.
`,
    en: (names) => `
!! A DEMONSTRATION ran on this data before. Its invented customers are withdrawn: ${names}.
!! Their codes say that they are out of use, and nobody signs in as their staff; cases reported there stay until they are erased.
!! For a beginning without them choose another folder with PARVIS_DATA, or another DATABASE_URL. PARVIS_DEMO=1 brings them back.
`,
  },
} as const satisfies Readonly<Record<string, Both<(named: string) => string>>>;

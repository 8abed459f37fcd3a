import type { Locale } from '@parvis/locales/languages';
import { readBrand } from '@parvis/theme/brand/readBrand';
import { readablePalette } from '@parvis/theme/contrast/readable';
import { paletteFromRoles } from '@parvis/theme/derive/fromRoles';
import {
  type MailBranding,
  type RenderedMail,
  renderCodeMail,
  renderContactMail,
} from '../../server/modules/messaging/mailTexts.ts';
import {
  type CaseNews,
  renderNewsMail,
} from '../../server/modules/notifications/caseNotifications/newsMail.ts';

interface Sender {
  readonly cuid: string;
  readonly site: string;
  readonly look: MailBranding;
}

function lookOf(colours: string, radius: 'none' | 'large'): MailBranding {
  const read = readBrand(colours);
  const palette = read.ok ? paletteFromRoles(read.roles) : undefined;
  if (!palette) throw new Error(`no theme of ${colours}`);
  return { ...readablePalette(palette), shape: { radius } };
}

/** Dark with a short name, pale with a long name. */
export const senders: readonly Sender[] = [
  { cuid: 'belleroche', site: 'Ville de Belleroche', look: lookOf('#0A1F44 #13315C', 'none') },
  {
    cuid: 'saint-quentin',
    site: 'Communauté d’agglomération de Saint-Quentin-sur-Isle-et-Vallées – Direction de l’aménagement et de l’espace public',
    look: lookOf('#F7C8D0 #BFE3D0 #FFF8F0', 'large'),
  },
];

const host = 'signalements.belleroche.example';
const origin = `https://${host}`;
const LONG =
  'Bonjour,\nl’équipe est passée ce matin. Le trottoir sera repris devant le n° 14 la semaine prochaine, si la météo le permet.\n\n    Merci de garer votre véhicule ailleurs mardi.\n\nhttps://www.belleroche.example/travaux/voirie/2026/rue_des_tanneurs_phase_2_avec_une_adresse_qui_ne_se_coupe_pas';

const said = (msgTxt: string, name: string | null) => ({ msgTxt, name, event: null, qstn: null });
const one: CaseNews = {
  csid: 'k3',
  nbr: 'K3M7P',
  news: [said(LONG, 'Anne-Sophie de la Tour-Montessuy')],
};
const other: CaseNews = {
  csid: 'k4',
  nbr: 'R9T2',
  news: [said('C’est réparé.', null), { ...said('', 'Paul'), msgTxt: null, event: 'handle' as const }],
};

interface NamedMail {
  readonly name: string;
  readonly written: RenderedMail;
}

/** By subject matter. */
export function writtenMails({ cuid, site, look }: Sender, locale: Locale): readonly NamedMail[] {
  const values = { code: 'KT4P7', minutes: 10, host, site };
  const news = (cases: readonly CaseNews[], words: boolean) =>
    renderNewsMail(
      cases,
      { cuid, lbl: { fr: site, en: site }, light: look.light, dark: look.dark, appShape: look.shape ?? {} },
      { locale, words },
      { origin, end: `${origin}/n/kq3dS0meThingSigned` },
    );
  return [
    { name: 'code to sign in', written: renderCodeMail(locale, values, { look }) },
    {
      name: 'code to sign in at several customers',
      written: renderCodeMail(locale, { ...values, site: `Ville de Test, ${site}` }),
    },
    { name: 'code to verify', written: renderCodeMail(locale, values, { look, is: 'own' }) },
    {
      name: 'of the contact page, in French',
      written: renderContactMail(
        { name: 'Jeanne Martin', address: 'jeanne.martin@mail.example' },
        LONG,
        `${site} (${host})`,
        { site, branding: look },
      ),
    },
    { name: 'news of a case', written: news([one], false) },
    { name: 'news with words', written: news([one], true) },
    { name: 'news of two cases with words', written: news([other, one], true) },
  ];
}

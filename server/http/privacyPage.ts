import { RETENTION_DAYS } from '@parvis/api/constants';
import type { TextId } from '@parvis/locales/areas';
import { text } from '../base/texts.ts';
import { link, paragraph, section, table } from './legalElements.ts';
import type { LegalOf } from './legalOf.ts';

const CNIL = 'https://www.cnil.fr/fr/adresser-une-plainte';

/** What is kept beside cases, and for how long. */
const kept = [
  ['privacy.kept.given', 'privacy.kept.given.long'],
  ['privacy.kept.session', 'privacy.kept.session.long'],
  ['privacy.kept.mail', 'privacy.kept.mail.long'],
  ['privacy.kept.news', 'privacy.kept.news.long'],
  ['privacy.kept.sent', 'privacy.kept.sent.long'],
  ['privacy.kept.pushed', 'privacy.kept.pushed.long'],
  ['privacy.kept.code', 'privacy.kept.code.long'],
  ['privacy.kept.device', 'privacy.kept.device.long'],
  ['privacy.kept.scan', 'privacy.kept.scan.long'],
  ['privacy.kept.contact', 'privacy.kept.contact.long'],
  ['privacy.kept.erased', 'privacy.kept.erased.long'],
] as const satisfies readonly (readonly [TextId, TextId])[];

/** What a visitor must know of what is kept of them. */
export function privacyPage({ site, isOne, controller, dpo, mail, days, isPublic, locale }: LegalOf): string {
  const t = (id: TextId, values?: Record<string, string | number>) => text(id, locale, values);
  const write = dpo ?? mail;
  return [
    paragraph(t('privacy.lead', { site })),
    section(
      t('privacy.who'),
      paragraph(isOne ? t('privacy.who.text', { controller }) : t('privacy.who.each')),
      dpo && paragraph(t('privacy.dpo', { mail: dpo })),
    ),
    section(
      t('privacy.why'),
      paragraph(t('privacy.why.text')),
      paragraph(t(isPublic ? 'privacy.why.public' : 'privacy.why.interest')),
      paragraph(t('privacy.why.news')),
    ),
    section(
      t('privacy.kept'),
      table(
        t('privacy.kept'),
        [t('privacy.kept.what'), t('privacy.kept.long')],
        [
          [t('privacy.kept.case'), t('privacy.kept.case.long', { count: days ?? RETENTION_DAYS })],
          ...kept.map(([what, long]) => [t(what), t(long)] as const),
        ],
      ),
    ),
    section(
      t('privacy.seen'),
      paragraph(t('privacy.seen.text', { site: isOne ? site : t('privacy.site.each') })),
      paragraph(t('privacy.seen.processors')),
      paragraph(t('privacy.seen.pushed')),
    ),
    section(
      t('privacy.rights'),
      paragraph(t('privacy.rights.text')),
      `<p>${link('/m/settings', t('privacy.rights.settings'))}</p>`,
      write && paragraph(t('privacy.rights.write', { mail: write })),
    ),
    section(
      t('privacy.complain'),
      paragraph(t('privacy.complain.text')),
      `<p>${link(CNIL, t('privacy.complain.link'))}</p>`,
    ),
    section(t('privacy.cookies'), paragraph(t('privacy.cookies.text'))),
  ].join('\n');
}

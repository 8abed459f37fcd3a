import type { TextId } from '@parvis/locales/areas';
import { displayWholeDay } from '@parvis/locales/dates';
import { text } from '../base/texts.ts';
import { link, list, paragraph, section } from './legalElements.ts';
import type { LegalOf } from './legalOf.ts';
import { RGAA } from './rgaaFigure.ts';

const DEFENDER = 'https://formulaire.defenseurdesdroits.fr/';
const DELEGATES = 'https://www.defenseurdesdroits.fr/saisir/delegues';

/** The declaration that French public bodies owe, after the model of their legal framework. */
export function accessibilityPage({ site, controller, state, mail, locale }: LegalOf): string {
  const t = (id: TextId, values?: Record<string, string | number>) => text(id, locale, values);
  const { met, applies, checked } = RGAA;
  return [
    paragraph(t('access.lead', { controller, site })),
    section(
      t('access.conform'),
      paragraph(t('access.conform.text', { site, state: t(`access.state.${state}`) })),
    ),
    section(t('access.results'), paragraph(t('access.results.text', { met, applies }))),
    section(t('access.missing'), paragraph(t('access.missing.text', { site }))),
    section(t('access.made'), paragraph(t('access.made.text', { date: displayWholeDay(locale, checked) }))),
    section(
      t('access.contact'),
      paragraph(t('access.contact.text')),
      list([
        ...(mail === undefined ? [] : [link(`mailto:${mail}`, mail)]),
        link('/contact', t('access.contact.page')),
      ]),
    ),
    section(
      t('access.appeal'),
      paragraph(t('access.appeal.text')),
      list([
        link(DEFENDER, t('access.appeal.write')),
        link(DELEGATES, t('access.appeal.meet')),
        t('access.appeal.post'),
      ]),
    ),
  ].join('\n');
}

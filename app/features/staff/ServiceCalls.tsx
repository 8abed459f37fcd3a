import type { CaseInfo, ServiceCall } from '@parvis/api/entities/case';
import { displayDate } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { ResponderIcon } from '@parvis/ui/parts/ResponderIcon';
import { useTexts } from '../../lib/texts/useTexts.ts';

const Calls = styled('span', { display: 'grid', gap: '$2' });
const Note = styled('span', { display: 'block', fontWeight: 'normal', overflowWrap: 'anywhere' });
const Service = styled('span', { display: 'flex', alignItems: 'center', gap: '$2' });

/** Called services and groups, with messages. */
export const ServiceCalls = ({ calls }: { calls: readonly ServiceCall[] }) => {
  const { t, locale } = useTexts();
  return (
    <Calls>
      {calls.map(({ at, lbl, people, name, txt }) => (
        <span key={`${at} ${lbl}`}>
          {t('staff.call.made', { who: lbl, count: people, when: displayDate(locale(), new Date(at)) })}
          <Note>{t('staff.callService.by', { name: name ?? t('chat.gone') })}</Note>
          {txt && <Note dir="auto">{t('staff.callService.said', { txt })}</Note>}
        </span>
      ))}
    </Calls>
  );
};

export const ServiceOfCase = ({
  service: { gcatCode, lbl },
}: {
  service: NonNullable<CaseInfo['service']>;
}) => (
  <Service>
    <ResponderIcon decorative neutral size="sm" code={gcatCode} label={lbl} />
    {lbl}
  </Service>
);

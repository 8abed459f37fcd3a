import type { CaseInfo, ServiceCall } from '@parvis/api/entities/case';
import { displayDate } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { UsersIcon } from '@parvis/ui/icons/UsersIcon';
import { Button } from '@parvis/ui/parts/Button';
import { useState } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { CaseLine } from '../cases/CaseLine.tsx';

const Words = styled('div', { display: 'grid', gap: '$1', justifyItems: 'start', minInlineSize: 0 });
const Note = styled('span', { fontWeight: '$bold', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

/** Letters shown at first. */
const NOTE_START = 240;

export const CallerNote = ({ txt }: { txt: string }) => {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(txt.length <= NOTE_START);
  const shown = isWhole ? txt : `${txt.slice(0, NOTE_START).replace(/[\uD800-\uDBFF]$/, '')}…`;
  return (
    <>
      <Note dir="auto">{t('staff.callService.said', { txt: shown })}</Note>
      {!isWhole && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('staff.called.whole')}
        </Button>
      )}
    </>
  );
};

const Called = ({ call: { name, lbl, at, txt } }: { call: ServiceCall }) => {
  const { t, locale } = useTexts();
  return (
    <CaseLine>
      <UsersIcon size={20} />
      <Words>
        <span>
          {t('staff.called.line', {
            ...{ name: name ?? t('chat.gone'), service: lbl },
            when: displayDate(locale(), new Date(at)),
          })}
        </span>
        {txt && <CallerNote txt={txt} />}
      </Words>
    </CaseLine>
  );
};

/** Caller and message, until the reader joins or answers. */
export const CalledLine = ({ info }: { info: CaseInfo }) =>
  info.serviceCalls
    ?.filter(({ awaitsMe }) => awaitsMe)
    .map((call) => <Called key={`${call.at} ${call.lbl}`} call={call} />);

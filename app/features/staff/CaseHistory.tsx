import type { CaseInfo } from '@parvis/api/entities/case';
import { displayMoment } from '@parvis/locales/dates';
import { styled } from '@parvis/theme/css/stitches';
import { Button } from '@parvis/ui/parts/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { getEventsQuery } from '../../lib/api/caseQueries.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { describeEvent } from '../cases/systemMessages.ts';

const Box = styled('div', { display: 'grid', gap: '$2', justifyItems: 'start' });
const List = styled('ol', { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '$2' });
const When = styled('time', { display: 'block', fontWeight: 'normal' });

const Reason = styled('span', {
  display: 'block',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
  '@media print': { display: 'none' },
});

/** For staff only, so not on paper. */
const HoldReason = ({ reason }: { reason: string | undefined }) => {
  const { t } = useTexts();
  return reason && <Reason dir="auto">{t('staff.hold.reason.said', { reason })}</Reason>;
};

/** For staff only, too. */
const HandoverNote = ({ txt }: { txt: string | undefined }) => {
  const { t } = useTexts();
  return txt && <Reason dir="auto">{t('staff.callService.said', { txt })}</Reason>;
};

/** All steps of a case, also before the loaded messages. */
export const CaseHistory = ({
  info,
}: {
  info: Pick<CaseInfo, 'cuid' | 'csid' | 'participants' | 'betweenUsers' | 'holdReasons' | 'assignments'>;
}) => {
  const { t, locale } = useTexts();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...getEventsQuery(info.cuid, info.csid),
    enabled: isOpen,
  });
  const getName = (crUid: string | undefined): string =>
    info.participants.find((one) => one.crUid === crUid)?.name ?? t(crUid ? 'chat.gone' : 'chat.team');
  const getReason = (msgId: number): string | undefined =>
    info.holdReasons?.find((one) => one.msgId === msgId)?.reason;
  const getNote = (msgId: number): string | undefined =>
    info.assignments?.find((one) => one.msgId === msgId)?.txt;
  const isShown = isOpen && data !== undefined;
  return (
    <Box>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        loading={isOpen && !data && isFetching}
        onClick={() => (isOpen && isError ? void refetch() : setIsOpen(!isOpen))}
      >
        {t(isShown ? 'staff.details.steps.hide' : 'staff.details.steps.show')}
      </Button>
      {isOpen && isError && !data && <span role="alert">{t('load.failed')}</span>}
      {isShown && (
        <List id={listId}>
          {data.map(({ id, msgCdatim1, ...event }) => (
            <li key={id}>
              {
                describeEvent(
                  { ...event, betweenUsers: info.betweenUsers },
                  event.block?.src.name ?? getName(event.crUid),
                  t,
                  'town',
                )?.text
              }
              <HoldReason reason={getReason(event.msgId)} />
              <HandoverNote txt={getNote(event.msgId)} />
              <When dateTime={msgCdatim1}>{displayMoment(locale(), new Date(msgCdatim1))}</When>
            </li>
          ))}
        </List>
      )}
    </Box>
  );
};

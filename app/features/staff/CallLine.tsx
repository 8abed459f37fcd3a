import type { CaseInfo } from '@parvis/api/entities/case';
import type { PhoneCall } from '@parvis/api/entities/phoneCall';
import type { TextId } from '@parvis/locales/areas';
import { styled } from '@parvis/theme/css/stitches';
import { PhoneIcon } from '@parvis/ui/icons/PhoneIcon';
import { Button } from '@parvis/ui/parts/Button';
import { type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { CaseLine } from '../cases/CaseLine.tsx';
import { CopyButton } from '../cases/CopyButton.tsx';
import { formatContactLink } from '../contact-details/contactInput.ts';
import type { CaseSteps } from './useCaseSteps.ts';

const Line = styled(CaseLine, { flexWrap: 'wrap', outline: 'none', '@media print': { display: 'none' } });
const Words = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& > svg': { flexShrink: 0 },
});
const NumberLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  color: 'inherit',
  fontWeight: '$bold',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '0.2em',
});

type ReportedEvent = 'begun' | 'ended' | 'missed' | 'declined';

/** The caller's next report, likeliest first. */
const reports: Readonly<Record<string, readonly (readonly [event: ReportedEvent, text: TextId])[]>> = {
  proposed: [['declined', 'staff.phone.drop']],
  accepted: [
    ['begun', 'staff.phone.begin'],
    ['declined', 'staff.phone.drop'],
  ],
  begun: [
    ['ended', 'staff.phone.end'],
    ['missed', 'staff.phone.miss'],
  ],
};

const ownTexts: Readonly<Record<string, TextId>> = {
  proposed: 'staff.phone.proposed',
  accepted: 'staff.phone.accepted',
  begun: 'staff.phone.begun',
};
const othersTexts: Readonly<Record<string, TextId>> = {
  proposed: 'staff.phone.proposed.other',
  accepted: 'staff.phone.accepted.other',
  begun: 'staff.phone.begun.other',
};

function describeCall(
  info: CaseInfo,
  { event, reqCrUid }: PhoneCall,
): { text: TextId; name: string } | undefined {
  const caller = info.participants.find(({ crUid, staff }) => staff && crUid === reqCrUid);
  const name = caller?.name ?? '';
  if (event !== 'proposed' && !caller?.active) return { text: 'staff.phone.gone', name };
  const text = (caller?.me ? ownTexts : othersTexts)[event];
  return text && { text, name };
}

/** Keeps the focus when the pressed button is replaced. @returns to call at each press */
function useKeptFocus(box: RefObject<HTMLElement | null>, event: string | undefined): () => void {
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run for each event of the call
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (box.current) box.current.focus();
    else focusHeading();
  }, [box, event]);
  return () => {
    pressed.current = true;
  };
}

/** Pending phone call: state, number to dial, reports. */
export const CallLine = ({ info, steps }: { info: CaseInfo; steps: CaseSteps }) => {
  const { t } = useTexts();
  const { call } = info;
  const described = call && describeCall(info, call);
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(box, call?.event);
  if (!call || !described) return null;
  const number =
    call.phone === undefined ? undefined : formatContactLink({ kind: 'phone', value: call.phone });
  const left = described.text === 'staff.phone.gone';
  // Calling needs the number.
  const offered = left ? reports.proposed : reports[call.event];
  return (
    <Line ref={box} role="group" tabIndex={-1} aria-label={t('staff.phone')}>
      <Words>
        <PhoneIcon size={20} />
        <span>{t(described.text, { name: described.name })}</span>
      </Words>
      {number && <NumberLink href={number.href}>{number.label}</NumberLink>}
      {number && <CopyButton label="staff.phone.copy" text={() => number.label} />}
      {info.can.includes('reportCall') &&
        offered?.map(([event, text], index) => (
          <Button
            key={event}
            size="small"
            variant={index === 0 && event !== 'declined' ? 'solid' : 'quiet'}
            loading={steps.running === 'reportCall'}
            onClick={() => {
              keepFocus();
              steps.run({ step: 'reportCall', event: left ? 'missed' : event });
            }}
          >
            {t(text)}
          </Button>
        ))}
    </Line>
  );
};

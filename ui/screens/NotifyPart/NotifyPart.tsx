import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { BellIcon } from '../../icons/BellIcon.tsx';
import { BellOffIcon } from '../../icons/BellOffIcon.tsx';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { ClockIcon } from '../../icons/ClockIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { Steps } from '../../parts/Steps/Steps.tsx';
import { SettingsPart } from '../Settings/Settings.tsx';

const Line = styled('p', {
  margin: 0,
  display: 'flex',
  gap: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
});
const Sign = styled('span', { flexShrink: 0, display: 'flex', blockSize: '1.5em', alignItems: 'center' });
const InOrder = styled('div', { fontSize: '$sm' });
const More = styled('p', { margin: 0, fontSize: '$sm', lineHeight: '$snug' });

/** Enabled, available, blocked or checking. */
export type NotifyTone = 'on' | 'off' | 'problem' | 'busy';

const signs: Readonly<Record<NotifyTone, ReactNode>> = {
  on: <CheckIcon size={20} strokeWidth={2.5} />,
  off: <BellOffIcon size={20} />,
  problem: <WarningIcon size={20} />,
  busy: <ClockIcon size={20} />,
};

export type NotifyPartProps = {
  title: string;
  text: string;
  tone: NotifyTone;
  /** Steps elsewhere. */
  steps?: readonly string[] | undefined;
  more?: string | undefined;
  action?: { label: string; onPress: () => void; strong?: boolean; loading?: boolean } | undefined;
  /** Message text in notifications. */
  content?:
    | { label: string; text: string; checked: boolean; onChange: (checked: boolean) => void }
    | undefined;
};

/** Notification state of this device. */
export const NotifyPart = ({ title, text, tone, steps = [], more, action, content }: NotifyPartProps) => (
  <SettingsPart title={title}>
    <Line role="status">
      <Sign aria-hidden>{tone === 'off' && action ? <BellIcon size={20} /> : signs[tone]}</Sign>
      <span>{text}</span>
    </Line>
    {steps.length > 0 && (
      <InOrder>
        <Steps steps={steps.map((step) => ({ text: step }))} />
      </InOrder>
    )}
    {more && <More>{more}</More>}
    {action && (
      <Button variant={action.strong ? 'solid' : 'quiet'} loading={action.loading} onClick={action.onPress}>
        {action.label}
      </Button>
    )}
    {content && (
      <>
        <Checkbox checked={content.checked} onCheckedChange={content.onChange}>
          {content.label}
        </Checkbox>
        <More>{content.text}</More>
      </>
    )}
  </SettingsPart>
);

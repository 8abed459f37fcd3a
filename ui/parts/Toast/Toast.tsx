import { keyframes, styled } from '@parvis/theme/css/stitches';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { CloseIcon } from '../../icons/CloseIcon.tsx';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import type { Slot } from '../../slots.ts';
import { useFrameTexts } from '../../texts.tsx';
import { Button } from '../Button/Button.tsx';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

const Root = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'min($space$3, 12px)',
  inlineSize: '100%',
  maxInlineSize: '30rem',
  minBlockSize: '3.5rem',
  paddingInline: 'min($space$4, 16px)',
  paddingBlock: '$1',
  borderRadius: '$card',
  hairline: 'all',
  backgroundColor: '$drawerBg',
  color: '$drawerTxt',
  boxShadow: '$high',
  lineHeight: '$snug',
  pointerEvents: 'auto',
  '--pv-ring': '$colors$drawerTxt',
  '--pv-ringGround': '$colors$drawerBg',
  animation: `${rise} 200ms ease-out`,
  '& > svg': { flexShrink: 0 },
  '&[data-closable]': { paddingInlineEnd: '$1' },
  '@motion': { animation: 'none' },
});

/** Below the icon at large text. */
const Content = styled('div', {
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 'min($space$3, 12px)',
});

const Words = styled('div', {
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  paddingBlock: '$2',
});

const Message = styled('div', {
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

const icons = { info: InfoIcon, done: CheckIcon, problem: WarningIcon } as const;

export type ToastSlot = Slot<'Toast'>;

export type ToastProps = ComponentProps<'div'> & {
  /** `problem` interrupts screen readers. Default `info`. */
  tone?: 'info' | 'done' | 'problem' | undefined;
  action?: ReactNode;
  onClose?: (() => void) | undefined;
  classNames?: Partial<Record<ToastSlot, string>> | undefined;
};

/** Short notice in a ToastRegion, without timer. Renders a `<div>`, `role="alert"` for a problem. */
export const Toast = ({ tone = 'info', action, onClose, classNames, children, ...rest }: ToastProps) => {
  const texts = useFrameTexts();
  const ToneIcon = icons[tone];
  return (
    <Root
      role={tone === 'problem' ? 'alert' : undefined}
      data-tone={tone}
      data-closable={onClose ? '' : undefined}
      {...rest}
    >
      <ToneIcon className={classNames?.icon} />
      <Content>
        <Words>
          <Message className={classNames?.words}>{children}</Message>
          {action}
        </Words>
        {onClose && (
          <Button
            className={classNames?.close}
            variant="plain"
            iconOnly
            icon={<CloseIcon />}
            onClick={onClose}
          >
            {texts.close}
          </Button>
        )}
      </Content>
    </Root>
  );
};

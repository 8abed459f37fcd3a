import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { Skeleton } from '../../parts/Skeleton/Skeleton.tsx';
import { Steps } from '../../parts/Steps/Steps.tsx';
import { askCardClass, askFootClass, askProblemClass } from '../shared/askCard.ts';
import { Frame } from '../shared/Frame.tsx';
import { type Masthead, toHeaderProps } from '../shared/masthead.ts';
import { headingClass, paragraphClass } from '../shared/page.ts';

const Card = styled('div', askCardClass);
const Foot = styled('div', askFootClass);
const Title = styled('h1', headingClass, { fontSize: '1.375rem' });
const Text = styled('p', paragraphClass, { color: '$mainBtnTxt2' });
const Problem = styled('div', askProblemClass);
/** Cameras need it in every theme. */
const Code = styled('img', {
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 16rem)',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: '$control',
  backgroundColor: 'white',
});
const Waiting = styled('div', {
  inlineSize: 'min(100%, 16rem)',
  aspectRatio: '1',
  marginInline: 'auto',
  '& > *': { blockSize: '100%', inlineSize: '100%' },
});
const Digits = styled('p', {
  margin: 0,
  fontSize: '4.5rem',
  fontWeight: '$bold',
  lineHeight: 1.1,
  letterSpacing: '0.08em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const Left = styled('p', { margin: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
/** Mounted before its text. */
const Announcement = styled('div', { '&:empty': { position: 'absolute' } });
const Actions = styled('div', { display: 'grid', gap: '$2', justifyItems: 'stretch' });

/** Of a desktop sign-in. */
export type DeskCodeStep =
  | { kind: 'loading' }
  /** QR code to scan. */
  | { kind: 'code'; picture: string; alt: string; steps: readonly string[] }
  /** The phone chooses the number. */
  | { kind: 'number'; digits: string; text: string }
  /** Failed or expired. */
  | { kind: 'ended'; text: string };

export type DeskCodeProps = {
  texts: { title: string; text?: string };
  header: Masthead;
  onBack?: (() => void) | undefined;
  step: DeskCodeStep;
  left?: ReactNode;
  problem?: string | undefined;
  actions?: ReactNode;
  footer?: ReactNode;
};

const Middle = ({ step }: { step: DeskCodeStep }) => {
  if (step.kind === 'loading')
    return (
      <Waiting>
        <Skeleton shape="box" />
      </Waiting>
    );
  if (step.kind === 'code')
    return (
      <>
        <Steps steps={step.steps.map((text) => ({ text }))} />
        <Code src={step.picture} alt={step.alt} data-code="" />
      </>
    );
  return step.kind === 'number' ? <Digits aria-hidden="true">{step.digits}</Digits> : null;
};

/** Signs a desktop in by phone: QR code, then number match. */
export const DeskCode = ({ texts, header, onBack, step, left, problem, actions, footer }: DeskCodeProps) => (
  <Frame header={toHeaderProps(header, onBack)} busy={step.kind === 'loading'}>
    <Card>
      <Title>{texts.title}</Title>
      {texts.text && step.kind !== 'ended' && <Text>{texts.text}</Text>}
      <Announcement role="status">{step.kind === 'number' && <Text>{step.text}</Text>}</Announcement>
      <Middle step={step} />
      {step.kind === 'ended' && (
        <Problem role="alert">
          <p>{step.text}</p>
        </Problem>
      )}
      {problem && (
        <Problem role="alert">
          <p>{problem}</p>
        </Problem>
      )}
      {left && <Left>{left}</Left>}
      {actions && <Actions>{actions}</Actions>}
    </Card>
    {footer && <Foot>{footer}</Foot>}
  </Frame>
);

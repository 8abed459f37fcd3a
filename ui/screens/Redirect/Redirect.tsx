import { styled } from '@parvis/theme/css/stitches';
import type { ReactNode } from 'react';
import { ExternalIcon } from '../../icons/ExternalIcon.tsx';
import { ShieldIcon } from '../../icons/ShieldIcon.tsx';
import { WarningIcon } from '../../icons/WarningIcon.tsx';
import { ButtonLink } from '../../parts/ButtonLink/ButtonLink.tsx';
import { Logo } from '../../parts/Header/Logo.tsx';
import { Spinner } from '../../parts/Spinner/Spinner.tsx';
import { centredColumnClass, centredPageClass, signClass } from '../shared/centred.ts';
import { headingClass, paragraphClass } from '../shared/page.ts';

const Page = styled('main', centredPageClass);
const Column = styled('div', centredColumnClass);
const Sign = styled('span', signClass);
const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  '& > span, & > img': {
    inlineSize: 'auto',
    minInlineSize: 72,
    blockSize: 72,
    fontSize: '$xl',
    borderRadius: '$card',
  },
  '& > img': { maxInlineSize: '12rem' },
});
const Title = styled('h1', headingClass);
const Text = styled('p', paragraphClass);
const Host = styled('p', {
  margin: 0,
  fontSize: '$lg',
  fontWeight: '$bold',
  lineHeight: '$snug',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});
const Address = styled('p', {
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: '9rem',
  overflowY: 'auto',
  margin: 0,
  padding: '$3 $4',
  hairline: 'all',
  borderRadius: '$control',
  backgroundColor: '$inputBg',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '$sm',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
const Slot = styled('div', {
  display: 'grid',
  gap: '$2',
  inlineSize: '100%',
  justifyItems: 'stretch',
  marginBlockStart: '$2',
});
const Going = styled('div', { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '$3' });

export type RedirectTexts = {
  title: string;
  text?: string;
  follow?: string;
  address?: string;
};

/**
 * An unknown address is plain text with its host spelled out, without link or automatic redirect (decisions, Safety).
 * Invalid ones are hidden.
 */
export type RedirectTarget =
  | { kind: 'going'; href: string; host: string }
  | { kind: 'unknown'; address: string; host: string }
  | { kind: 'missing' };

export type RedirectProps = {
  texts: RedirectTexts;
  target: RedirectTarget;
  owner?: { label: string; logoSrc?: string | undefined; logoWide?: boolean } | undefined;
  actions?: ReactNode;
};

const signs: Readonly<Record<RedirectTarget['kind'], ReactNode>> = {
  going: <ExternalIcon size={32} />,
  unknown: <ShieldIcon size={36} />,
  missing: <WarningIcon size={36} />,
};

const Above = ({ target, owner }: RedirectProps) => {
  if (target.kind !== 'going' || !owner) return <Sign aria-hidden="true">{signs[target.kind]}</Sign>;
  return (
    <Mark aria-hidden="true">
      <Logo src={owner.logoSrc} wide={owner.logoWide ?? false} initial={owner.label.trim().charAt(0)} />
    </Mark>
  );
};

const Where = ({ texts, target }: RedirectProps) => {
  if (target.kind === 'missing') return null;
  if (target.kind === 'going')
    return (
      <Going>
        <Spinner size="small" />
        <Host dir="ltr">{target.host}</Host>
      </Going>
    );
  return (
    <>
      <Host dir="ltr">{target.host}</Host>
      <Address role="group" aria-label={texts.address} tabIndex={0} dir="ltr">
        {target.address}
      </Address>
    </>
  );
};

/** Redirect notice or refusal; the app navigates. */
export const Redirect = (props: RedirectProps) => {
  const { texts, target, actions } = props;
  return (
    <Page>
      <Column data-target={target.kind}>
        <Above {...props} />
        <Title>{texts.title}</Title>
        <Where {...props} />
        {texts.text && <Text>{texts.text}</Text>}
        {(target.kind === 'going' || actions) && (
          <Slot>
            {target.kind === 'going' && (
              <ButtonLink block variant="solid" href={target.href} rel="noreferrer">
                {texts.follow ?? target.host}
              </ButtonLink>
            )}
            {actions}
          </Slot>
        )}
      </Column>
    </Page>
  );
};

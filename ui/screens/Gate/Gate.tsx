import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { Bar } from '../shared/Bar.tsx';
import { headingClass, pageClass, paragraphClass } from '../shared/page.ts';
import { GateCustomer, type GateCustomerProps } from './GateCustomer.tsx';

/** Keeps terms above the decision. */
const LOW_PHONE = '@media (max-width: 899.98px) and (max-height: 47em)';

const Page = styled('div', pageClass, {
  '@desk': { alignItems: 'center', justifyContent: 'center', padding: '$6' },
});
const Main = styled('main', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  outline: 'none',
  '@desk': {
    flex: '0 0 auto',
    inlineSize: '100%',
    maxInlineSize: '30rem',
    borderRadius: '$drawer',
    hairline: 'all',
    boxShadow: '$high',
    // For sticky buttons.
    '& > :first-child': {
      overflow: 'hidden',
      borderStartStartRadius: '$radii$drawer',
      borderStartEndRadius: '$radii$drawer',
    },
  },
});

const Column = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: '$4',
  padding: '$5 min($space$5, 20px) $4',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  [LOW_PHONE]: { gap: 6, paddingBlock: '$2 $1', '& > p, & > ul': { fontSize: '$sm', lineHeight: '$snug' } },
});
const Title = styled('h1', headingClass, { fontSize: '$xl', '&:focus': { outline: 'none' } });
const Heading = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
  [LOW_PHONE]: { gap: '$1 $3' },
});
const Text = styled('p', paragraphClass);
const Points = styled('ul', {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '$2',
  '& li': { display: 'flex', gap: '$3', lineHeight: '$snug' },
  '& svg': { flexShrink: 0, marginBlockStart: 1 },
});
const Link = styled('a', focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$target',
  alignSelf: 'start',
  color: 'inherit',
  fontWeight: '$bold',
  textUnderlineOffset: '0.2em',
  borderRadius: 4,
});
const Actions = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$2',
  padding: '$3 min($space$5, 20px)',
  overflowWrap: 'anywhere',
  paddingBlockEnd: 'max($space$4, env(safe-area-inset-bottom))',
  surface: 'footBg',
  hairline: 'blockStart',
  '@desk': { borderEndStartRadius: '$radii$drawer', borderEndEndRadius: '$radii$drawer' },
  [LOW_PHONE]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 6,
    paddingBlockStart: '$2',
    '& > *': { gridColumn: '1 / -1' },
    '& > [data-accept]': { gridColumn: 2, gridRow: 4 },
    '& > [data-decline]': { gridColumn: 1, gridRow: 4, paddingInline: '$1' },
  },
});
/** Buttons must not move. */
const Why = styled('p', {
  margin: 0,
  fontSize: '$sm',
  lineHeight: '$snug',
  textAlign: 'center',
  '&[data-silent]': { visibility: 'hidden' },
});
/** Keeps the decision visible. */
const Notice = styled('p', {
  margin: 0,
  padding: '$2 $3',
  fontSize: '$sm',
  lineHeight: '$snug',
  border: '2px solid $colors$reportBtnBrdr',
  borderRadius: '$control',
  fontWeight: '$medium',
});

export type GateTexts = {
  title: string;
  text: string;
  points?: readonly string[];
  /** "J’ai lu et j’accepte les conditions d’utilisation" */
  agree: string;
  termsLink: string;
  /** Why `accept` is inactive without the checkbox. */
  unticked: string;
  accept: string;
  decline: string;
  /** The site needs cookies. */
  declined: string;
};

export type GateProps = {
  texts: GateTexts;
  customer?: GateCustomerProps | undefined;
  /** Requires agreement; otherwise basic cookies. */
  full: boolean;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** Starts the session. */
  onAccept: () => void;
  /** Stores nothing. */
  onDecline: () => void;
  /** Accepting stays possible. Default `false`. */
  declined?: boolean;
  busy?: boolean;
  termsHref: string;
  /** In place; otherwise the link navigates. */
  onTerms?: (() => void) | undefined;
  languages?: ReactNode;
  footer?: ReactNode;
};

/** Asks for cookies and terms; keeps the decision visible. */
export const Gate = (props: GateProps) => {
  const {
    texts,
    customer,
    full,
    agreed,
    onAgree,
    onAccept,
    onDecline,
    declined = false,
    busy = false,
  } = props;
  const { termsHref, onTerms, languages, footer } = props;
  const id = useId();
  const box = useRef<HTMLButtonElement>(null);
  const missing = full && !agreed;
  const open = (event: SyntheticEvent) => {
    if (!onTerms) return;
    event.preventDefault();
    onTerms();
  };
  return (
    <Page>
      <Main aria-labelledby={id}>
        <GateCustomer {...customer} />
        <Column>
          <Heading>
            <Title id={id} tabIndex={-1}>
              {texts.title}
            </Title>
            {languages}
          </Heading>
          <Text>{texts.text}</Text>
          {texts.points && texts.points.length > 0 && (
            <Points>
              {texts.points.map((point) => (
                <li key={point}>
                  <CheckIcon size={20} />
                  {point}
                </li>
              ))}
            </Points>
          )}
          <Link href={termsHref} onClick={open}>
            {texts.termsLink}
          </Link>
          {footer}
        </Column>
        <Bar at="actions" data-most={0.6}>
          <Actions>
            {declined && <Notice role="alert">{texts.declined}</Notice>}
            {full && (
              <Checkbox ref={box} checked={agreed} onCheckedChange={onAgree}>
                {texts.agree}
              </Checkbox>
            )}
            {/* Inactive, it explains why. */}
            <Button
              block
              data-accept=""
              loading={busy}
              aria-disabled={missing || busy || undefined}
              aria-describedby={missing ? `${id}-why` : undefined}
              onClick={() => (missing ? box.current?.focus() : onAccept())}
            >
              {texts.accept}
            </Button>
            {full && (
              <Why id={`${id}-why`} data-silent={agreed || undefined}>
                {texts.unticked}
              </Why>
            )}
            <Button block data-decline="" variant="plain" onClick={onDecline}>
              {texts.decline}
            </Button>
          </Actions>
        </Bar>
      </Main>
    </Page>
  );
};

import { styled } from '@parvis/theme/css/stitches';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { CheckIcon } from '../../icons/CheckIcon.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import { Checkbox } from '../../parts/Checkbox/Checkbox.tsx';
import { focusRing } from '../../parts/shared/focusRing.ts';
import { headingClass, paragraphClass } from '../shared/page.ts';
import { GateCustomer, type GateCustomerProps } from './GateCustomer.tsx';

const Dialog = styled('dialog', {
  boxSizing: 'border-box',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: '100%',
  maxBlockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  surface: 'bg',
  color: '$txt',
  fontFamily: '$body',
  fontSize: '$md',
  lineHeight: '$normal',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { surface: 'bg' },
  '@desk': {
    blockSize: 'fit-content',
    maxBlockSize: '92%',
    inlineSize: '30rem',
    margin: 'auto',
    borderRadius: '$drawer',
    hairline: 'all',
    boxShadow: '$high',
  },
});

const Column = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: '$4',
  padding: '$5 $5 $4',
});
const Title = styled('h1', headingClass, { fontSize: '$xl', '&:focus': { outline: 'none' } });
const Heading = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
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
const Terms = styled('div', { display: 'grid', gap: '$2' });
const Link = styled('a', focusRing, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '$target',
  justifySelf: 'start',
  color: 'inherit',
  fontWeight: '$bold',
  textUnderlineOffset: '0.2em',
  borderRadius: 4,
});
const Actions = styled('div', {
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gap: '$2',
  padding: '$3 $5',
  paddingBlockEnd: 'max($space$4, env(safe-area-inset-bottom))',
  surface: 'footBg',
  hairline: 'blockStart',
});
const Notice = styled('p', {
  margin: 0,
  padding: '$3 $4',
  border: '2px solid $colors$reportBtnBrdr',
  borderRadius: '$control',
  fontWeight: '$medium',
});

export type GateTexts = {
  title: string;
  /** Why the cookies are needed, in a sentence or two. */
  text: string;
  /** What is kept and for how long, a few words each. */
  points?: readonly string[];
  /** Label of the box to tick: "J’ai lu et j’accepte les conditions d’utilisation". */
  agree: string;
  termsLink: string;
  accept: string;
  decline: string;
  /** Shown after declining: the site cannot work without cookies. */
  declined: string;
};

export type GateProps = {
  /** Words of the dialog. */
  texts: GateTexts;
  /** Whose place it is, once that is known. */
  customer?: GateCustomerProps | undefined;
  /** The full variant: terms must be agreed to. Without it basic cookies alone are asked for. */
  full: boolean;
  /** The terms are ticked. */
  agreed: boolean;
  /** The tick was set or taken back. */
  onAgree: (agreed: boolean) => void;
  /** Accepted: the session may begin. */
  onAccept: () => void;
  /** Declined: nothing is kept. */
  onDecline: () => void;
  /** The person declined: the notice shows, accepting stays possible. */
  declined?: boolean;
  /** The acceptance is on its way. */
  busy?: boolean;
  /** Address of the terms of use. */
  termsHref: string;
  /** Opens the terms in place; without it the link is followed. */
  onTerms?: (() => void) | undefined;
  /** A way to change the language. */
  languages?: ReactNode;
  /** Last line: links to accessibility and privacy. */
  footer?: ReactNode;
};

/** Opens as a modal dialog that only an answer can close. */
const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const box = dialog.current;
    if (!box || box.open) return;
    box.showModal();
    title.current?.focus();
    return () => box.close();
  }, []);
  return { dialog, title };
};

/** Asks once for cookies and terms before anything else. Renders a modal `<dialog>`. */
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
  const titleId = useId();
  const { dialog, title } = useModal();
  const open = (event: SyntheticEvent) => {
    if (!onTerms) return;
    event.preventDefault();
    onTerms();
  };
  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onCancel={(event) => event.preventDefault()}>
      <GateCustomer {...customer} />
      <Column>
        <Heading>
          <Title id={titleId} ref={title} tabIndex={-1}>
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
        <Terms>
          {full && (
            <Checkbox checked={agreed} onCheckedChange={onAgree}>
              {texts.agree}
            </Checkbox>
          )}
          <Link href={termsHref} onClick={open}>
            {texts.termsLink}
          </Link>
        </Terms>
        {footer}
      </Column>
      <Actions>
        {declined && <Notice role="alert">{texts.declined}</Notice>}
        <Button block disabled={full && !agreed} loading={busy} onClick={onAccept}>
          {texts.accept}
        </Button>
        {!declined && (
          <Button block variant="plain" onClick={onDecline}>
            {texts.decline}
          </Button>
        )}
      </Actions>
    </Dialog>
  );
};

import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Slot } from '../../slots.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { SystemMessage } from '../SystemMessage/SystemMessage.tsx';
import { visuallyHiddenStyle } from '../shared/buttonBase.ts';
import { BubbleFailed, BubbleTime, type BubbleTimeProps } from './BubbleFooter.tsx';

export type { Moment } from '../shared/When.tsx';
export type { BubbleStatus } from './BubbleFooter.tsx';

/** A grid would measure each text twice. */
const Row = styled('div', {
  position: 'relative',
  variants: {
    side: {
      others: {
        paddingInline: 'calc(2rem + 8px) min($space$8, 32px)',
        // For the always visible menu.
        '@media (pointer: coarse)': {
          '&:has(> [data-body] > [data-menu])': { paddingInlineEnd: 'min($space$10, 40px)' },
        },
      },
      mine: {
        paddingInlineStart: 'min($space$10, 40px)',
        '& > [data-body], & > [data-failed], & > [data-actions]': { marginInlineStart: 'auto' },
      },
    },
  },
});

const Head = styled('p', {
  margin: 0,
  paddingBlockEnd: '$1',
  color: '$txt',
  fontSize: '$xs',
  lineHeight: '$snug',
  '& b': { fontWeight: '$bold' },
  variants: { hidden: { true: { ...visuallyHiddenStyle } } },
});

const Body = styled('div', {
  position: 'relative',
  inlineSize: 'fit-content',
  minInlineSize: 64,
  maxInlineSize: 'min(100%, 30rem)',
  paddingBlock: '$2',
  paddingInline: 14,
  border: '1px solid transparent',
  borderRadius: '$bubble',
  fontSize: '$md',
  lineHeight: '$snug',
  '& > * + *': { marginBlockStart: '$1' },
  // Its menu copies the text.
  '@media (pointer: coarse)': {
    '&:has(> [data-menu])': { userSelect: 'none', WebkitTouchCallout: 'none' },
  },
  '& > [data-avatar]': {
    position: 'absolute',
    display: 'flex',
    insetBlockEnd: -1,
    insetInlineEnd: 'calc(100% + 9px)',
    '& + *': { marginBlockStart: 0 },
  },
  variants: {
    side: {
      mine: {
        borderColor: 'var(--pv-edges-msgMineBg, transparent)',
        backgroundColor: '$msgMineBg',
        color: '$msgMineTxt',
      },
      others: { backgroundColor: '$msgOthersBg', color: '$msgOthersTxt' },
    },
    tail: { true: {}, false: {} },
    wide: { true: { inlineSize: '20rem', maxInlineSize: '100%' } },
    restricted: { true: { border: '2px dashed currentColor' } },
    note: {
      true: {
        border: '2px dashed currentColor',
        surface: 'mainBtnSelBg',
        color: '$mainBtnTxt1',
        '--pv-ring': '$colors$mainBtnTxt1',
        '--pv-ringGround': '$colors$mainBtnSelBg1',
      },
    },
  },
  compoundVariants: [
    { side: 'mine', tail: true, css: { borderEndEndRadius: 5 } },
    { side: 'others', tail: true, css: { borderEndStartRadius: 5 } },
  ],
});

/** On hover or focus; always on touch screens. */
const Corner = styled('div', {
  position: 'absolute',
  insetBlockStart: 0,
  opacity: 0,
  ':hover > [data-body] > &, &:focus-within, &:has([data-open])': { opacity: 1 },
  '@media (pointer: coarse)': {
    opacity: 1,
    '& > button': { backgroundColor: 'transparent', color: '$txt' },
  },
  variants: {
    side: { mine: { insetInlineEnd: 'calc(100% + 2px)' }, others: { insetInlineStart: 'calc(100% + 2px)' } },
  },
});

const Media = styled('div', {
  marginInline: -9,
  marginBlock: '-3px $2',
  borderRadius: '$control',
  overflow: 'hidden',
});

const Failed = styled('div', { inlineSize: 'fit-content', paddingBlockStart: '$1' });

const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlockStart: '$1',
});

const NoteLabel = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  margin: 0,
  fontSize: '$xs',
  fontWeight: '$bold',
  '& > svg': { flexShrink: 0 },
});

const Text = styled('p', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export type BubbleAuthor = { name: string; role?: string | undefined };

export type BubbleNote = {
  /** "Note interne". */
  label: string;
  icon?: ReactNode;
  /** As NoteWords. */
  words?: ReactNode;
};

export type BubbleSlot = Slot<'Bubble'>;

export type BubbleProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  BubbleTimeProps & {
    /** `event`: a centred SystemMessage. */
    side: 'mine' | 'others' | 'event';
    icon?: ReactNode;
    /** Announced on own bubbles ("Vous") and with `headless`. */
    author?: BubbleAuthor | undefined;
    /** Hides the header visually. Default `false`. */
    headless?: boolean;
    /** Last of a group: small corner and avatar. Default `true`. */
    tail?: boolean;
    /** Beside the bubble; aligned bubbles reserve its room. */
    avatar?: ReactNode;
    media?: ReactNode;
    text?: string | undefined;
    /** `lang`, if not the page's. */
    textLang?: string | undefined;
    /** Question card or answer summary. */
    children?: ReactNode;
    /** Dashed edge: not everybody reads it. Default `false`. */
    restricted?: boolean | undefined;
    /** For colleagues only: own word, ground and dashed edge. */
    note?: BubbleNote | undefined;
    onRetry?: (() => void) | undefined;
    actions?: ReactNode;
    /** Menu of the message, beside the bubble. */
    menu?: ReactNode;
    classNames?: Partial<Record<BubbleSlot, string>> | undefined;
  };

/** A message or event. Renders a `<div>` with author, bubble and, on failure, a retry button. */
export const Bubble = (props: BubbleProps) => {
  const {
    side,
    icon,
    author,
    headless = false,
    tail = true,
    avatar,
    media,
    text,
    textLang,
    children,
    restricted = false,
    note,
    onRetry,
    actions,
    menu,
    classNames,
    ...more
  } = props;
  const { time, dateTime, timeTitle, status, statusText, ...rest } = more;
  if (side === 'event') {
    const when = timeTitle ?? time;
    return (
      <SystemMessage {...rest} data-side={side} text={text ?? ''} icon={icon} time={when} dateTime={dateTime}>
        {children}
      </SystemMessage>
    );
  }
  const mine = side === 'mine';
  return (
    <Row {...rest} side={side} data-side={side} data-status={status} data-note={note ? '' : undefined}>
      {author && (
        <Head className={classNames?.head} data-head={headless ? 'again' : ''} hidden={mine || headless}>
          <b dir="auto">{author.name}</b>
          {author.role && ` · ${author.role}`}
        </Head>
      )}
      <Body
        className={classNames?.body}
        data-body=""
        side={side}
        tail={tail}
        wide={Boolean(media)}
        restricted={restricted}
        note={note !== undefined}
      >
        {!mine && tail && avatar && <span data-avatar="">{avatar}</span>}
        {note && (
          <NoteLabel>
            {note.icon}
            {note.label}
          </NoteLabel>
        )}
        {media && <Media className={classNames?.media}>{media}</Media>}
        {text && (
          <Text className={classNames?.text} dir="auto" lang={textLang}>
            {note?.words ?? <LinkedText text={text} />}
          </Text>
        )}
        {children}
        {menu && (
          <Corner data-menu="" side={side}>
            {menu}
          </Corner>
        )}
        <BubbleTime className={classNames?.time} {...{ time, dateTime, timeTitle, status, statusText }} />
      </Body>
      {status === 'failed' && (
        <Failed className={classNames?.failed} data-failed="">
          <BubbleFailed onRetry={onRetry} />
        </Failed>
      )}
      {actions && (
        <Actions className={classNames?.actions} data-actions="">
          {actions}
        </Actions>
      )}
    </Row>
  );
};

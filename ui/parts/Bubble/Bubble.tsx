import { styled } from '@parvis/theme/css/stitches';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Slot } from '../../slots.ts';
import { LinkedText } from '../LinkedText/LinkedText.tsx';
import { SystemMessage } from '../SystemMessage/SystemMessage.tsx';
import { hiddenVisually } from '../shared/buttonBase.ts';
import { BubbleFailed, BubbleTime, type BubbleTimeProps } from './BubbleFooter.tsx';

export type { Moment } from '../shared/When.tsx';
export type { BubbleStatus } from './BubbleFooter.tsx';

/**
 * Blocks rather than a grid: a long conversation is laid out at once, and a grid measures each text once more to find
 * the width of its column.
 */
const Row = styled('div', {
  position: 'relative',
  variants: {
    side: {
      others: { paddingInline: 'calc(2rem + 8px) min($space$8, 32px)' },
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
  variants: { hidden: { true: { ...hiddenVisually } } },
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
  // Beside the bubble, at its foot.
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
  },
  compoundVariants: [
    { side: 'mine', tail: true, css: { borderEndEndRadius: 5 } },
    { side: 'others', tail: true, css: { borderEndStartRadius: 5 } },
  ],
});

const Media = styled('div', {
  marginInline: -9,
  marginBlock: '-3px $2',
  borderRadius: '$control',
  overflow: 'hidden',
});

const Failed = styled('div', { inlineSize: 'fit-content', paddingBlockStart: '$1' });

/** They go on below where they do not fit side by side, from the edge where the bubble stands. */
const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlockStart: '$1',
});

const Text = styled('p', { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export type BubbleAuthor = { name: string; role?: string | undefined };

/** A piece of it that takes a class. An event has none. */
export type BubbleSlot = Slot<'Bubble'>;

export type BubbleProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  BubbleTimeProps & {
    /** An event has no author: it stands in the middle as a SystemMessage, and takes words, times, `icon` and children. */
    side: 'mine' | 'others' | 'event';
    /** Of an event: decoration before the sentence. */
    icon?: ReactNode;
    /** Who wrote it. Read aloud only on one's own bubbles ("Vous"), and where `headless` is set. */
    author?: BubbleAuthor | undefined;
    /** The bubble follows another of the same author: its header is read, not shown. Not by default. */
    headless?: boolean;
    /** The last of a group has the small corner, and the avatar of another. Set by default. */
    tail?: boolean;
    /** Stands beside the bubble; room is left for it where other bubbles have one. */
    avatar?: ReactNode;
    /** Above the words: photo or video, edge to edge. */
    media?: ReactNode;
    /** What was written, with its line breaks. */
    text?: string | undefined;
    /** Language of the text (`lang`), where it differs from that of the page. */
    textLang?: string | undefined;
    /** Below the words: a question card or the summary of answers. */
    children?: ReactNode;
    /** Offers to send again, where `status` is "failed". */
    onRetry?: (() => void) | undefined;
    /** Below the bubble: what can be done with the message. */
    actions?: ReactNode;
    /** Classes of yours for its pieces. */
    classNames?: Partial<Record<BubbleSlot, string>> | undefined;
  };

/**
 * One message of a conversation, or an event between messages. Renders a `<div>` with the author, the bubble and, if it
 * failed, a way to retry. Data attributes: `data-side` ("mine", "others", "event"), `data-status`.
 */
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
    onRetry,
    actions,
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
    <Row {...rest} side={side} data-side={side} data-status={status}>
      {author && (
        <Head className={classNames?.head} data-head={headless ? 'again' : ''} hidden={mine || headless}>
          <b dir="auto">{author.name}</b>
          {author.role && ` · ${author.role}`}
        </Head>
      )}
      <Body className={classNames?.body} data-body="" side={side} tail={tail} wide={Boolean(media)}>
        {!mine && tail && avatar && <span data-avatar="">{avatar}</span>}
        {media && <Media className={classNames?.media}>{media}</Media>}
        {text && (
          <Text className={classNames?.text} dir="auto" lang={textLang}>
            <LinkedText text={text} />
          </Text>
        )}
        {children}
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

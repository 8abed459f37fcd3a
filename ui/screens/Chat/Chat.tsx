import { styled } from '@parvis/theme/css/stitches';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { Composer } from '../../parts/Composer/Composer.tsx';
import type { DeskComposerProps } from '../../parts/DeskComposer/DeskComposer.tsx';
import { Header } from '../../parts/Header/Header.tsx';
import { MessageList, type MessageListProps } from '../../parts/MessageList/MessageList.tsx';
import type { GroupPlace } from '../../parts/MessageList/rows.ts';
import { dropEdge, useFileDrop } from '../../parts/shared/incomingFiles.ts';
import { useOnVisible } from '../../parts/shared/useOnVisible.ts';
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx';
import { useUiTexts } from '../../texts.tsx';
import { useMedia } from '../../useMedia.ts';
import { edgedButtons } from '../shared/askCard.ts';
import { fixedContentClass, fixedPageClass } from '../shared/fixedPage.ts';
import { contentTarget, paneTarget, SkipLink } from '../shared/SkipLink.tsx';
import { ChatLine, type ChatSlots } from './ChatLine.tsx';
import { ChatSkeleton } from './ChatSkeleton.tsx';
import { ChatStanding, type ChatStandingProps } from './ChatStanding.tsx';
import type { ChatEntry, ChatItem } from './chatItem.ts';
import { lowPage, wholePage } from './lowPage.ts';
import { useEntries } from './useEntries.ts';
import { useOwnMessageStatus } from './useOwnMessageStatus.ts';

const Page = styled('div', fixedPageClass, dropEdge, {
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > header': { flexShrink: 0, ...edgedButtons },
  '&[data-dropping] form': { outline: 'none' },
  variants: {
    embedded: {
      true: {
        blockSize: '100%',
        minInlineSize: 0,
        '@supports (min-height: 100dvh)': { blockSize: '100%' },
        // No back button; one height for any case.
        '@desk': {
          '& > header, & > header[data-back]': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gridTemplateRows: 'minmax(3rem, auto) 1.5rem',
            gap: 0,
            paddingInlineStart: '$4',
          },
          '& > header > button:first-child': { display: 'none' },
          '& > header > div:nth-of-type(1)': { display: 'contents' },
          '& > header > div:nth-of-type(1) > p:last-child': { gridArea: '2 / 1 / 3 / 3' },
          '& > header > div:nth-of-type(2)': { gridArea: '1 / 2', paddingInlineStart: '$3' },
        },
        // Actions wrap to their own line.
        '@phone': { '&:not([data-menu-only]) > header > div:nth-of-type(2)': { flexBasis: '100%' } },
      },
    },
  },
});
/** On one line; the details have all. */
const Facts = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  blockSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '& *': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  '& > *': { flexShrink: 0 },
  '& > :last-child': { flex: '1 1 4.5rem', overflow: 'hidden', textOverflow: 'ellipsis' },
});
/** Large text scrolls the header, too. */
const Body = styled('div', fixedContentClass, {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  flexBasis: 'min(100%, 18rem)',
  minBlockSize: 'min-content',
  outline: 'none',
  '@short': { flexBasis: '100%' },
  '& > form:not(:last-child), & > [data-closed]:not(:last-child)': { paddingBlockEnd: '$2' },
});
const Instead = styled('div', {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  flex: '1 1 0',
  minBlockSize: 0,
  overflowY: 'auto',
});
const Older = styled('div', { display: 'flex', justifyContent: 'center', paddingBlockEnd: '$3' });
const Notice = styled('p', {
  margin: 0,
  paddingBlockEnd: '$4',
  textAlign: 'center',
  fontSize: '$xs',
  lineHeight: '$snug',
});
/** Above the safe area. */
const Links = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  surface: 'footBg',
  color: '$txt',
  // While the keyboard is open.
  '[data-covered] &': { display: 'none' },
});
const Satisfaction = styled('div', { paddingBlockStart: '$4', maxInlineSize: '30rem', marginInline: 'auto' });
/** Conversation column. Per side: Stitches truncates nested parentheses. */
const BESIDE_COLUMN = 'max($space$6, calc((100% - 52rem) / 2 + $space$6))';
const Closed = styled('div', {
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  padding: '$3 $4',
  paddingBlockEnd: 'max($space$3, env(safe-area-inset-bottom))',
  surface: 'footBg',
  color: '$txt',
  hairline: 'blockStart',
  '& p': { margin: 0, flex: '1 1 12rem' },
  '@desk': { paddingInlineStart: BESIDE_COLUMN, paddingInlineEnd: BESIDE_COLUMN },
});

export type { ChatAuthor, ChatEvent, ChatImage, ChatItem, ChatMessage } from './chatItem.ts';
export type { ChatEventKind } from './eventIcons.ts';
export type { ChatEntry, ChatSlots };

export type ChatTexts = {
  conversation: string;
  placeholder?: string;
  /** Send and line-break keys, shown on desktops. */
  keysHint?: string;
};

export type ChatProps = ChatSlots &
  ChatStandingProps & {
    texts: ChatTexts;
    title: string;
    /** "n° 4F7K · Halles du marché" */
    subtitle?: string | undefined;
    /** Before the title. */
    picture?: ReactNode;
    /** Service of the case, beside its state. */
    service?: ReactNode;
    /** Embedded chats only on phones. */
    onBack?: (() => void) | undefined;
    headerActions?: ReactNode;
    banner?: ReactNode;
    /** Oldest first; undefined while loading. */
    items: readonly ChatItem[] | undefined;
    /** Replaces the conversation. */
    instead?: ReactNode;
    /** By a button, or once in view. */
    older?: { onLoad: () => void; loading?: boolean } | undefined;
    /** "Effacé le 20 décembre" */
    notice?: ReactNode;
    footer?: ReactNode;
    satisfaction?: ReactNode;
    /** Read-only without it. `onFiles` receives drops anywhere on the chat. */
    composer?: Omit<DeskComposerProps, 'placeholder' | 'keysHint'> | undefined;
    /** DeskComposer, for `modes` and `suggestions`. */
    composerAs?: ComponentType<DeskComposerProps> | undefined;
    /** Replaces the composer: reason and reopening. */
    closed?: ReactNode;
    /** As a pane with an `h2`. Default `false`. */
    embedded?: boolean;
    /** One menu beside the title on phones. Default `false`. */
    menuOnly?: boolean | undefined;
    /** For very long conversations. */
    renderList?: ((props: MessageListProps<ChatEntry>) => ReactNode) | undefined;
  };

const OlderButton = ({ older, first }: { older: NonNullable<ChatProps['older']>; first: unknown }) => {
  const texts = useUiTexts();
  const ref = useOnVisible<HTMLDivElement>(() => {
    if (!older.loading) older.onLoad();
  }, first);
  return (
    <Older ref={ref}>
      <Button variant="quiet" size="small" loading={older.loading ?? false} onClick={older.onLoad}>
        {texts.loadOlder}
      </Button>
    </Older>
  );
};

const Conversation = (props: ChatProps & { items: readonly ChatItem[] }) => {
  const { texts, items, older, notice, satisfaction, renderList } = props;
  const { renderQuestion, renderActions, renderMedia, renderAvatar, renderMenu, onOpenImage, onRetry } =
    props;
  const entries = useEntries(items);
  const own = useOwnMessageStatus(items);
  const renderEntry = useCallback(
    ({ item }: ChatEntry, place: GroupPlace) => (
      <ChatLine
        item={item}
        {...place}
        {...{ renderQuestion, renderActions, renderMedia, renderAvatar, renderMenu, onOpenImage, onRetry }}
      />
    ),
    [renderQuestion, renderActions, renderMedia, renderAvatar, renderMenu, onOpenImage, onRetry],
  );
  const list: MessageListProps<ChatEntry> = {
    label: texts.conversation,
    entries,
    renderEntry,
    before: older ? (
      <OlderButton older={older} first={items.at(0)?.id ?? ''} />
    ) : (
      notice && <Notice>{notice}</Notice>
    ),
    after: satisfaction && <Satisfaction>{satisfaction}</Satisfaction>,
  };
  return (
    <>
      {renderList ? renderList(list) : <MessageList {...list} />}
      <VisuallyHidden role="status">{own && <span key={own.id}>{own.words}</span>}</VisuallyHidden>
    </>
  );
};

const Foot = ({ texts, composer, composerAs: Desk, closed }: ChatProps) => {
  if (closed) return <Closed data-closed="">{closed}</Closed>;
  if (!composer) return null;
  const { placeholder, keysHint } = texts;
  if (Desk) return <Desk {...{ placeholder, keysHint }} {...composer} />;
  const { tone: _, modes: __, suggestions: ___, ...field } = composer;
  return <Composer {...{ placeholder, keysHint }} {...field} />;
};

/** A case as a conversation. */
export const Chat = (props: ChatProps) => {
  const {
    title,
    subtitle,
    picture,
    service,
    warning,
    state,
    onBack,
    headerActions,
    banner,
    items,
    instead,
    footer,
    embedded = false,
    menuOnly,
    composer,
    closed,
  } = props;
  const drop = useFileDrop(closed ? undefined : composer?.onFiles);
  const isPane = useMedia('(min-width: 900px)') && embedded;
  const standing = (
    <>
      <ChatStanding warning={warning} state={state} />
      {service}
    </>
  );
  return (
    <Page
      {...drop}
      embedded={embedded}
      data-menu-only={menuOnly || undefined}
      {...(embedded ? { as: 'section', 'aria-label': title || undefined, ref: lowPage } : { ref: wholePage })}
    >
      {!embedded && <SkipLink />}
      <Header
        title={title}
        titleAs={embedded ? 'h2' : 'h1'}
        subtitle={
          isPane ? (
            <Facts>
              {standing}
              <span title={subtitle}>{subtitle}</span>
            </Facts>
          ) : (
            subtitle
          )
        }
        picture={picture}
        status={isPane ? undefined : standing}
        actions={headerActions}
        {...(onBack && { onBack })}
      />
      <Body {...(embedded ? paneTarget : { as: 'main', ...contentTarget })}>
        {banner}
        {instead && <Instead>{instead}</Instead>}
        {!instead && (items ? <Conversation {...props} items={items} /> : <ChatSkeleton />)}
        <Foot {...props} />
        {footer && <Links>{footer}</Links>}
      </Body>
    </Page>
  );
};

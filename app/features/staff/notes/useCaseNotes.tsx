import type { Note } from '@parvis/api/entities/note';
import { styled } from '@parvis/theme/css/stitches';
import { copyText } from '@parvis/ui/copyText';
import { ChatIcon } from '@parvis/ui/icons/ChatIcon';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { Button } from '@parvis/ui/parts/Button';
import { VisuallyHidden } from '@parvis/ui/parts/VisuallyHidden';
import type { ChatItem, ChatMessage, ChatProps } from '@parvis/ui/screens/Chat';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { isGathering } from '../../cases/isGathering.ts';
import { MessageMenu } from '../../cases/MessageMenu.tsx';
import type { CaseReader, OpenCase } from '../../cases/useCase.ts';
import { toWords } from './mentionText.ts';
import { ChangeNoteDialog, RemoveNoteDialog } from './NoteDialogs.tsx';
import { findNote, mergeNotes } from './noteItems.tsx';
import { useNoteField } from './useNoteField.tsx';
import { useNoteList } from './useNoteList.ts';
import { usePrint } from './usePrint.tsx';

type Mode = 'reply' | 'note';

const Failed = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $3',
  margin: 0,
  paddingInline: '$4',
  paddingBlock: '$2',
  fontSize: '$sm',
});

/** Own notes can be changed, others copied. */
function useNoteMenu({ cuid, csid }: CaseReader, notes: readonly Note[]) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<{ readonly what: 'change' | 'remove'; readonly note: Note }>();
  const renderMenu = useCallback(
    (item: ChatMessage): ReactNode => {
      const note = findNote(notes, item);
      if (!note) return undefined;
      const words = toWords(note.txt, note.mentions, t('notes.gone'));
      return (
        <MessageMenu
          actions={[
            { id: 'copy', text: 'chat.message.copy', run: () => void copyText(words) },
            ...(note.mine
              ? [
                  {
                    id: 'change',
                    text: 'notes.change' as const,
                    run: () => setAsked({ what: 'change', note }),
                  },
                  {
                    id: 'remove',
                    text: 'notes.remove' as const,
                    run: () => setAsked({ what: 'remove', note }),
                  },
                ]
              : []),
          ]}
        />
      );
    },
    [notes, t],
  );
  const Dialog = asked?.what === 'change' ? ChangeNoteDialog : RemoveNoteDialog;
  return {
    renderMenu,
    dialog: asked && <Dialog {...{ cuid, csid }} note={asked.note} onClose={() => setAsked(undefined)} />,
  };
}

/** Mode of the field. Adding a note announces it and returns to the reply. */
function useMode(isClosed: boolean) {
  const { t } = useTexts();
  const [mode, setMode] = useState<Mode>('reply');
  const [told, setTold] = useState<{ readonly at: number }>();
  const switchTo = (next: Mode) => {
    setTold(undefined);
    setMode(next);
  };
  const noteAdded = () => {
    setMode('reply');
    setTold({ at: Date.now() });
  };
  const status = (
    <VisuallyHidden role="status">
      {told && <span key={told.at}>{t(isClosed ? 'notes.added.closed' : 'notes.added')}</span>}
    </VisuallyHidden>
  );
  return { mode, switchTo, noteAdded, status };
}

type Found = Pick<OpenCase, 'info' | 'view' | 'messages' | 'older' | 'paper'>;

/** Notes between messages, and the field's note mode. */
export function useCaseNotes(reader: CaseReader, { info, view, messages, older, paper }: Found) {
  const texts = useTexts();
  const { t } = texts;
  const hasNotes = info !== undefined && !isGathering(info);
  const since = older && messages?.[0] ? Date.parse(messages[0].msgCdatim1) : undefined;
  const list = useNoteList(reader, hasNotes, since);
  const { notes } = list;
  const canSend = info?.can.includes('send') ?? false;
  const { mode, switchTo, noteAdded, status } = useMode(!canSend);
  const field = useNoteField(reader, mode === 'note', noteAdded);
  const menu = useNoteMenu(reader, notes);
  const printing = usePrint(notes.length > 0);
  const isShown = !paper || printing.withNotes;
  const isWhole = older === undefined;
  const version = texts.version();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the version of the texts
  const items = useMemo(
    (): readonly ChatItem[] =>
      info && isShown ? mergeNotes(view.items, notes, texts, { info, paper, isWhole }) : view.items,
    [view.items, notes, info, isShown, paper, isWhole, texts, version],
  );
  const modes: NonNullable<ChatProps['composer']>['modes'] = {
    label: t('notes.mode'),
    options: [
      // In a closed case, explains why replies are disabled.
      { value: 'reply', label: t('notes.mode.reply'), icon: <ChatIcon size={18} />, keys: 'r' },
      { value: 'note', label: t('notes.mode.note'), icon: <LockIcon size={18} />, keys: 'n' },
    ],
    value: mode,
    onChange: (value) => switchTo(value === 'note' ? 'note' : 'reply'),
  };
  return {
    items,
    mode,
    modes: hasNotes ? modes : undefined,
    field,
    /** Before the field is focused. */
    write: hasNotes ? (next: Mode) => flushSync(() => switchTo(next)) : undefined,
    renderMenu: menu.renderMenu,
    print: printing.start,
    failed: list.failed && (
      <Failed role="alert">
        {t('notes.load.failed')}
        <Button variant="quiet" size="small" onClick={list.retry}>
          {t('notes.load.retry')}
        </Button>
      </Failed>
    ),
    overlays: (
      <>
        {status}
        {menu.dialog}
        {printing.dialog}
      </>
    ),
  };
}

import { STAFF_MESSAGE_MAX } from '@parvis/api/constants';
import { type Colleague, NOTE_MENTIONS_MAX } from '@parvis/api/entities/note';
import type { TextStore } from '@parvis/locales/translate';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { LockIcon } from '@parvis/ui/icons/LockIcon';
import { Chip } from '@parvis/ui/parts/Chip';
import type { SuggestionSource } from '@parvis/ui/parts/DeskComposer';
import type { ChatProps } from '@parvis/ui/screens/Chat';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { createId } from '../../../lib/outbox/createId.ts';
import { createOwnSlot } from '../../../lib/session/ownSlot.ts';
import { createTextDraft } from '../../../lib/session/textDraft.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import type { CaseReader } from '../../cases/useCase.ts';
import { findMentions, searchColleagues } from './mentionText.ts';
import { describeNoteFailure } from './noteFailure.ts';
import { addNote, getColleaguesQuery } from './noteQueries.ts';

const Marks = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  margin: 0,
  paddingInline: '$2',
  paddingBlockEnd: '$2',
  fontSize: '$sm',
  lineHeight: '$snug',
});

/** Colleagues at an `@`. */
const createSource = (
  colleagues: readonly Colleague[],
  { t }: TextStore,
  onChosen: (one: Colleague) => void,
): SuggestionSource => ({
  sign: '@',
  label: t('notes.colleagues'),
  options: (query) =>
    searchColleagues(colleagues, query).map(({ rlid, name, grpLbl }) => ({
      id: rlid,
      label: name,
      detail: grpLbl,
    })),
  found: (count) => t('notes.colleagues.found', { count }),
  onChoose: (id) => {
    const one = colleagues.find(({ rlid }) => rlid === id);
    if (one) onChosen(one);
    return `@${one?.name ?? ''} `;
  },
});

const chosenSchema = z.record(z.string(), z.string());

/** Draft with the choices among namesakes, on this device. */
function useNoteDraft(csid: string) {
  const [slot] = useState(() => createTextDraft(createOwnSlot(`noteDraft_${csid}`)));
  const [people] = useState(() => createOwnSlot(`noteMentions_${csid}`));
  const [draft, showDraft] = useState(slot.load);
  const [chosen] = useState(() => z.safeParse(chosenSchema, people.load()).data ?? {});
  const setDraft = (txt: string) => {
    slot.save(txt);
    if (txt === '') people.remove();
    showDraft(txt);
  };
  return { draft, setDraft, chosen, saveChosen: people.save };
}

/** Roles by name. */
type Chosen = Readonly<Record<string, string>>;

interface MentionOptions {
  readonly enabled?: boolean;
  /** Before colleagues load. */
  readonly before?: readonly Colleague[];
  /** Earlier choices among namesakes. */
  readonly chosen?: Chosen | undefined;
  readonly onChosen?: (chosen: Chosen) => void;
}

const NOBODY: readonly Colleague[] = [];

/** Mentions, and the list that `@` opens. */
export function useMentions(
  cuid: string,
  words: string,
  { enabled = true, before = NOBODY, chosen: earlier, onChosen }: MentionOptions = {},
) {
  const texts = useTexts();
  const { data: colleagues = before } = useQuery({ ...getColleaguesQuery(cuid), enabled });
  const chosen = useRef(
    new Map([...before.map(({ name, rlid }) => [name, rlid] as const), ...Object.entries(earlier ?? {})]),
  );
  const { txt, mentioned } = findMentions(words, colleagues, chosen.current);
  const remember = ({ name, rlid }: Colleague) => {
    chosen.current.set(name, rlid);
    onChosen?.(Object.fromEntries(chosen.current));
  };
  return { source: createSource(colleagues, texts, remember), txt, mentioned };
}

/** Staff's message field in note mode: sends only notes. */
export function useNoteField(
  { cuid, csid }: CaseReader,
  isOpen: boolean,
  onAdded: () => void,
): NonNullable<ChatProps['composer']> {
  const { t } = useTexts();
  const { draft, setDraft, chosen, saveChosen } = useNoteDraft(csid);
  const { source, txt, mentioned } = useMentions(cuid, draft, {
    ...{ enabled: isOpen, chosen, onChosen: saveChosen },
  });
  // Idempotency key until stored.
  const [id, setId] = useState(createId);
  const latest = useRef(draft);
  latest.current = draft;
  const sent = useRef('');
  const add = useMutation({
    mutationFn: () => addNote(cuid, { csid, id, txt, mentions: mentioned.map(({ rlid }) => rlid) }),
    onSuccess: () => {
      // Unless typing went on.
      if (latest.current === sent.current) setDraft('');
      setId(createId());
      onAdded();
    },
  });
  const { reset } = add;
  // A new text is another note: clears the failure.
  useEffect(() => {
    if (draft !== '') reset();
  }, [draft, reset]);
  const isTooMany = mentioned.length > NOTE_MENTIONS_MAX;
  return {
    value: draft,
    onChange: setDraft,
    onSend: () => {
      if (add.isPending) return;
      sent.current = draft;
      add.mutate();
    },
    tone: 'note',
    label: t('notes.label'),
    sendLabel: t('notes.send'),
    sendIcon: <LockIcon size={22} />,
    suggestions: [source],
    // A mention is stored as an id, perhaps longer than the name.
    maxLength: STAFF_MESSAGE_MAX - (txt.length - draft.length),
    isBlank: isUnseen,
    invalid: isTooMany,
    hint: isTooMany
      ? t('notes.tooMany', { count: NOTE_MENTIONS_MAX })
      : add.isError && <span role="alert">{t(describeNoteFailure(add.error, 'notes.failed'))}</span>,
    above: mentioned.length > 0 && (
      <Marks>
        {t('notes.mentions')}
        {mentioned.map(({ rlid, name }) => (
          <Chip key={rlid}>{name}</Chip>
        ))}
      </Marks>
    ),
  };
}

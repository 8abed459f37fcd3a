import { REPLY_TITLE_MAX, type SavedReply } from '@parvis/api/entities/savedReply';
import { languageOf, languages } from '@parvis/locales/languages';
import { isUnseen } from '@parvis/questionnaire/model/values/validate';
import { styled } from '@parvis/theme/css/stitches';
import { TextField } from '@parvis/ui/parts/TextField';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createId } from '../../../lib/outbox/createId.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { FormPanel } from '../../../shell/FormPanel.tsx';
import { findSaveFault } from './findSaveFault.ts';
import { focusFirstProblem } from './focusFirstProblem.ts';
import { OwnerChoice } from './OwnerChoice.tsx';
import { findUnknown, toStoredWords } from './placeholders.ts';
import { ReplyWords } from './ReplyWords.tsx';
import { createReplyDraft, mapWords, type ReplyForm } from './replyDraft.ts';
import type { useReplyActions } from './replyQueries.ts';
import { SuggestedFor } from './SuggestedFor.tsx';

const Problem = styled('p', { margin: 0, fontSize: '$sm', fontWeight: '$bold' });

export type ReplyDialogProps = {
  cuid: string;
  /** Undefined: a new one. */
  reply: SavedReply | undefined;
  /** May save for the whole team. */
  isManager: boolean;
  save: ReturnType<typeof useReplyActions>['save'];
  onDone: () => void;
  onClose: () => void;
};

/** Keeps input until saved. */
export const ReplyDialog = ({ cuid, reply, isManager, save, onDone, onClose }: ReplyDialogProps) => {
  const { t, locale } = useTexts();
  const [id] = useState(() => reply?.id ?? createId());
  const [draft] = useState(() => createReplyDraft(reply, t));
  const [form, setForm] = useState<ReplyForm>(() => draft.load() ?? draft.first);
  const [tries, setTries] = useState(0);
  const box = useRef<HTMLFormElement>(null);
  const change = (part: Partial<ReplyForm>) => {
    setForm({ ...form, ...part });
    if (save.isError) save.reset();
  };
  useEffect(() => draft.save(form), [draft, form]);
  useLayoutEffect(() => (tries > 0 ? focusFirstProblem(box.current) : undefined), [tries]);
  const { title, words, shared, ccatCodes, states } = form;
  const isNameless = isUnseen(title);
  const isWordless = Object.values(words).every(isUnseen);
  const hasUnknown = Object.values(words).some((txt) => findUnknown(txt, t) !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isNameless || isWordless || hasUnknown || save.isPending) return;
    const stored = mapWords(words, (txt) => toStoredWords(txt, t));
    save.mutate(
      { id, title: title.trim(), words: stored, shared, ccatCodes, states },
      {
        onSuccess: () => {
          draft.remove();
          onDone();
        },
      },
    );
  };
  const fault = findSaveFault(save.error, t);
  const own = languageOf(locale());
  const ownFirst = [own, ...languages.filter((one) => one !== own)];
  return (
    <FormPanel
      title={t(reply ? 'replies.change' : 'replies.new')}
      submit={t('replies.save')}
      busy={save.isPending}
      formRef={box}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('replies.name')}
        hint={t('replies.name.hint', { max: REPLY_TITLE_MAX })}
        need="required"
        maxLength={REPLY_TITLE_MAX}
        value={title}
        onChange={({ target }) => change({ title: target.value })}
        invalid={tries > 0 && isNameless}
        error={t('replies.name.missing')}
        showError={tries > 0 && isNameless}
        autoComplete="off"
      />
      {isManager && !(reply?.shared ?? false) && (
        <OwnerChoice shared={shared} onChange={(next) => change({ shared: next })} />
      )}
      {ownFirst.map((language, at) => (
        <ReplyWords
          key={language.tag}
          language={language}
          written={words[language.tag] ?? ''}
          problem={tries > 0 && isWordless && at === 0 ? t('replies.words.missing') : undefined}
          onWrite={(written) => change({ words: { ...words, [language.tag]: written } })}
        />
      ))}
      <SuggestedFor
        {...{ cuid, ccatCodes, states }}
        onCategories={(next) => change({ ccatCodes: next })}
        onStates={(next) => change({ states: next })}
      />
      {fault && <Problem role="alert">{fault}</Problem>}
    </FormPanel>
  );
};

import type { CaseInfo } from '@parvis/api/entities/case';
import type { SavedReply } from '@parvis/api/entities/savedReply';
import { languageOf } from '@parvis/locales/languages';
import { styled } from '@parvis/theme/css/stitches';
import type { SuggestionSource } from '@parvis/ui/parts/DeskComposer';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { getCaseFills } from './caseFills.ts';
import { findLanguage, nameLanguage } from './nameLanguage.ts';
import { fillReply, findSearchSign } from './placeholders.ts';
import { ReplyPalette } from './ReplyPalette.tsx';
import { getRepliesQuery, getReplyValuesQuery } from './replyQueries.ts';
import { getCaseCategories, pickWords, suggestReplies } from './suggestReplies.ts';

const Note = styled('p', { margin: 0, paddingInline: '$2', paddingBlockEnd: '$2', fontSize: '$sm' });

type Writing = {
  readonly cuid: string;
  readonly csid: string;
  readonly info: CaseInfo | undefined;
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** A control in the message form. */
  readonly control: RefObject<HTMLElement | null>;
};

const findField = (control: HTMLElement | null): HTMLTextAreaElement | null | undefined =>
  control?.closest('form')?.querySelector('textarea');

/** In a case's message field: after "/", or in a list. */
export function useSavedReplies({ cuid, csid, info, draft, onDraft, control }: Writing): {
  readonly source: SuggestionSource;
  readonly open: () => void;
  /** No match, or inserted in another language than the reporter's. */
  readonly note: ReactNode;
  readonly dialog: ReactNode;
} {
  const { t, locale } = useTexts();
  const { data = [], isError, isSuccess } = useQuery({ ...getRepliesQuery(cuid), refetchOnMount: true });
  const values = useQuery({ ...getReplyValuesQuery(cuid, csid), enabled: data.length > 0 }).data;
  const [isOpen, setOpen] = useState(false);
  const [other, setOther] = useState<{ readonly name: string; readonly language: string }>();
  const wanted = info && languageOf(info.language).tag;

  const find = (typed: string): SavedReply[] =>
    suggestReplies(data, typed, {
      ccatCodes: info ? getCaseCategories(info) : [],
      state: info?.state,
      language: wanted,
    });
  const search = findSearchSign(draft);
  const findNothing = () => {
    if (search === undefined || (!isSuccess && !isError)) return undefined;
    if (isError) return t('replies.choose.failed');
    if (data.length === 0) return t('replies.choose.empty');
    return find(search.slice(1)).length === 0 ? t('replies.choose.nothing') : undefined;
  };
  const nothing = findNothing();
  const write = (id: string): string => {
    const reply = data.find((one) => one.id === id);
    if (!reply || !info) return '';
    const { language, txt } = pickWords(reply, wanted);
    setOther(language === wanted ? undefined : { name: reply.title, language });
    return fillReply(txt, getCaseFills(info, findLanguage(language), values), t);
  };
  const describe = (reply: SavedReply) => {
    const { language, txt } = pickWords(reply, wanted);
    const shown = info ? fillReply(txt, getCaseFills(info, findLanguage(language), values), t) : txt;
    const marks = [
      !reply.shared && t('replies.choose.own'),
      language !== wanted && nameLanguage(language, locale()),
    ].filter(Boolean);
    const detail = shown.replaceAll('\n', ' ');
    return {
      id: reply.id,
      label: marks.length > 0 ? `${reply.title} · ${marks.join(' · ')}` : reply.title,
      detail: detail.length > 120 ? `${detail.slice(0, 120)}…` : detail,
    };
  };
  const insert = (id: string) => {
    // Synchronously: the list restores the focus just after closing.
    flushSync(() => setOpen(false));
    const field = findField(control.current);
    const text = write(id);
    const from = field?.selectionStart ?? draft.length;
    onDraft(draft.slice(0, from) + text + draft.slice(field?.selectionEnd ?? from));
    setTimeout(() => {
      field?.focus();
      field?.setSelectionRange(from + text.length, from + text.length);
    });
  };
  return {
    source: {
      sign: '/',
      label: t('replies.choose'),
      options: (query) => find(query).map(describe),
      found: (count) => t('replies.choose.found', { count }),
      onChoose: write,
    },
    open: () => setOpen(true),
    note: (
      <div role="status">
        {nothing && <Note>{nothing}</Note>}
        {other && wanted && draft !== '' && (
          <Note>
            {t('replies.inserted.other', {
              ...{ name: other.name, language: nameLanguage(other.language, locale()) },
              wanted: nameLanguage(wanted, locale()),
            })}
          </Note>
        )}
      </div>
    ),
    dialog: isOpen && (
      <ReplyPalette
        {...{ find, describe }}
        nothing={t(isError ? 'replies.choose.failed' : 'replies.choose.empty')}
        onChoose={insert}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

import type { TextId } from '@parvis/locales/areas';
import { languageOf, languages } from '@parvis/locales/languages';
import { EmptyState } from '@parvis/ui/parts/EmptyState';
import { ErrorState } from '@parvis/ui/parts/ErrorState';
import { PollComposer } from '@parvis/ui/screens/PollComposer';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isRefusedAs } from '../../../lib/api/hostClients.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { copyQuestion, createQuestion } from '../questionEditor/createParts.ts';
import { QuestionFields } from '../questionEditor/QuestionFields.tsx';
import { ComposerNotice, ComposerToasts, type ToldSave } from './ComposerNotices.tsx';
import { buildComposerTexts } from './composerTexts.ts';
import { PollPreview } from './PollPreview.tsx';
import type { PollDesk } from './pollDesk.ts';
import type { ComposedPoll } from './pollDraft.ts';
import { countMissingWords, findPollProblems, type PollFinding, placeFindings } from './pollFindings.ts';
import { buildPollGatheringsQuery, buildPollPlacesQuery } from './pollQueries.ts';
import { getComposeUrl } from './pollUrls.ts';
import { useComposedPoll } from './useComposedPoll.ts';
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.tsx';
import { useSavePoll } from './useSavePoll.ts';

const NOTHING_WRONG: ReadonlyMap<string, string> = new Map();

/** Focuses the first error. */
function useFocusOnWrong() {
  const root = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-findings]');
    if (tries === 0 || !wrong) return;
    wrong.closest('li, section')?.scrollIntoView({ block: 'nearest' });
    wrong.focus();
  }, [tries]);
  return { root, focusOnWrong: () => setTries((before) => before + 1) };
}

function getSaveProblem(error: unknown): TextId {
  if (isRefusedAs(error, 'gatheringClosed', 'badRequest')) return 'pollDesk.save.gathering';
  return isRefusedAs(error, 'stepNotAllowed', 'unknownPoll')
    ? 'pollDesk.save.refused'
    : 'pollDesk.save.failed';
}

function useSaving(cuid: string, code: string | undefined, onSaved: (told: TextId) => void) {
  const [, navigate] = useLocation();
  const save = useSavePoll(cuid, code);
  const [findings, setFindings] = useState<readonly PollFinding[]>([]);
  const [told, setTold] = useState<ToldSave>();
  const submit = async (composed: ComposedPoll, onStored: () => void, onWrong: () => void) => {
    try {
      const { poll, findings: found } = await save.mutateAsync(composed);
      setFindings(found);
      if (!poll) {
        setTold({ text: 'pollDesk.save.wrong', isDone: false });
        return onWrong();
      }
      onStored();
      if (found.length === 0)
        return onSaved(poll.phase === 'notYet' ? 'pollDesk.save.waits' : 'pollDesk.save.done');
      setTold({ text: 'pollDesk.save.warned', isDone: true });
      navigate(getComposeUrl(cuid, poll.code), { replace: true });
      onWrong();
    } catch (error) {
      setTold({ text: getSaveProblem(error), isDone: false });
    }
  };
  return { isSaving: save.isPending, findings, setFindings, told, setTold, submit };
}

export type ComposePollProps = {
  desk: PollDesk;
  code: string | undefined;
  guard: LeaveGuard;
  onLeft: () => void;
  onSaved: (told: TextId) => void;
};

/** New, or composed by staff. */
export const ComposePoll = ({ desk, code, guard, onLeft, onSaved }: ComposePollProps) => {
  const { t, locale } = useTexts();
  const { cuid, cstmrLbl } = desk.role;
  const places = useQuery(buildPollPlacesQuery(cuid)).data ?? [];
  const gatherings = useQuery(buildPollGatheringsQuery(cuid, locale())).data;
  const draft = useComposedPoll(cuid, code);
  const { composed, isDirty } = draft;
  const [language, setLanguage] = useState<string>(languageOf(locale()).tag);
  const [isTried, setTried] = useState(false);
  const [from, setFrom] = useState<string>();
  const [removed, setRemoved] = useState<{ readonly name: string; readonly before: ComposedPoll }>();
  const { root, focusOnWrong } = useFocusOnWrong();
  const saving = useSaving(cuid, code, onSaved);
  const leaving = useLeaveGuard(guard, isDirty);
  const problems = composed && isTried ? findPollProblems(composed, t) : undefined;
  const placed = composed ? placeFindings(saving.findings, composed.poll) : new Map();
  const change = (next: ComposedPoll) => {
    setRemoved(undefined);
    draft.change(next);
  };
  const save = () => {
    if (!composed || saving.isSaving) return;
    setTried(true);
    if (findPollProblems(composed, t).isRight)
      return void saving.submit(composed, draft.settle, focusOnWrong);
    saving.setTold({ text: 'pollDesk.save.wrong', isDone: false });
    focusOnWrong();
  };
  const told = saving.told;
  return (
    <div ref={root}>
      <PollComposer
        texts={buildComposerTexts(
          t,
          code === undefined,
          composed ? countMissingWords(composed, language) : 0,
        )}
        subtitle={cstmrLbl}
        onBack={() => leaving.leave(onLeft)}
        poll={composed?.poll}
        onChange={(part) => composed && change({ ...composed, poll: { ...composed.poll, ...part } })}
        {...{ language, languages, places, gatherings }}
        onLanguage={setLanguage}
        findings={new Map([...placed, ...(problems?.fields ?? [])])}
        createQuestion={() => createQuestion('choice')}
        copyQuestion={copyQuestion}
        renderQuestion={(question, onChange) => (
          <QuestionFields
            language={language}
            question={question}
            problems={problems?.questions.get(question.id) ?? NOTHING_WRONG}
            onChange={(next) => {
              setFrom(next.id);
              onChange(next);
            }}
            onRemoved={(name) => composed && setRemoved({ name, before: composed })}
          />
        )}
        fixedQuestions={composed?.kept && t('pollDesk.questions.fixed')}
        onRemoved={(name) => composed && setRemoved({ name, before: composed })}
        preview={composed && <PollPreview {...{ composed, language, from }} />}
        notice={
          <ComposerNotice
            isRestored={draft.wasRestored && isDirty}
            isAnswered={draft.many > 0}
            onDiscard={() => {
              draft.discard();
              setTried(false);
              saving.setFindings([]);
            }}
          />
        }
        saving={saving.isSaving}
        onSave={save}
        failed={
          draft.isUnknown ? (
            <EmptyState title={t('pollDesk.gone')} text={t('pollDesk.gone.text')} />
          ) : draft.hasFailed ? (
            <ErrorState title={t('pollDesk.failed')} onRetry={() => void draft.refetch()} />
          ) : undefined
        }
      />
      {leaving.dialog}
      <ComposerToasts
        removed={removed?.name}
        onUndo={() => removed && change(removed.before)}
        onForget={() => setRemoved(undefined)}
        told={told}
        onClose={() => saving.setTold(undefined)}
      />
    </div>
  );
};

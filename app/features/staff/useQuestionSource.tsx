import type { SavedQuestion } from '@parvis/api/calls/savedQuestion';
import { useQuery } from '@tanstack/react-query';
import { getBoardFacetsQuery } from '../../lib/api/boardQuery.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { findSaveFault } from './replies/findSaveFault.ts';
import { HistoryDialog } from './replies/HistoryDialog.tsx';
import { RemovalPanel } from './replies/RemovalPanel.tsx';
import { toQuestionRow, toQuestionVersion } from './replies/savedList.ts';
import type { SavedDialogProps, SavedSource } from './replies/savedSource.ts';
import { SavedQuestionDialog } from './SavedQuestionDialog.tsx';
import { getQuestionHistoryQuery, getSavedQuestionsQuery, useQuestionGallery } from './savedQuestions.ts';

type QuestionContent = Pick<SavedQuestion, 'name' | 'txt' | 'items' | 'ccatCodes'>;
type Actions = ReturnType<typeof useQuestionGallery>;

const pickContent = ({ name, txt, items, ccatCodes }: QuestionContent) => ({ name, txt, items, ccatCodes });

type QuestionHistoryProps = SavedDialogProps & {
  cuid: string;
  question: SavedQuestion;
  mayChange: boolean;
  save: Actions['save'];
};

const QuestionHistory = ({ cuid, question, mayChange, save, onDone, onClose }: QuestionHistoryProps) => {
  const texts = useTexts();
  const { id, shared, name } = question;
  const { data, isError, refetch } = useQuery(getQuestionHistoryQuery(cuid, id));
  const restore = (index: number) => {
    const version = data?.[index];
    if (!version) return;
    const onSuccess = () => onDone('replies.history.restored');
    save.mutate({ id, shared, ...pickContent(version) }, { onSuccess });
  };
  return (
    <HistoryDialog
      title={texts.t('replies.history.title', { name })}
      current={toQuestionVersion(question, texts)}
      versions={data?.map((version) => toQuestionVersion(version, texts))}
      failed={isError}
      onRetry={() => void refetch()}
      onRestore={mayChange ? restore : undefined}
      busy={save.isPending}
      problem={findSaveFault(save.error, texts.t)}
      onClose={onClose}
    />
  );
};

export function useQuestionSource(cuid: string, isManager: boolean): SavedSource {
  const texts = useTexts();
  const { data, isError, refetch } = useQuery(getSavedQuestionsQuery(cuid));
  const categories = useQuery(getBoardFacetsQuery(cuid)).data?.categories ?? [];
  const actions = useQuestionGallery(cuid);
  const find = (id: string | undefined) => data?.find((one) => one.id === id);
  return {
    rows: data?.map((question) => toQuestionRow(question, { categories, texts })),
    isError,
    retry: () => void refetch(),
    putBack(id, onDone) {
      const question = find(id);
      if (!question) return;
      actions.save.mutate(
        { id, shared: question.shared, ...pickContent(question) },
        {
          onSuccess: () => onDone('replies.putBack.done'),
          onError: () => onDone('replies.save.failed'),
        },
      );
    },
    renderDialog({ action, onDone, onClose }) {
      const question = find(action.id);
      const close = () => {
        for (const step of Object.values(actions)) step.reset();
        onClose();
      };
      const common = { action, onDone, onClose: close };
      if (action.kind === 'new' || action.kind === 'change') {
        const editor = { cuid, question, isManager, save: actions.save, onClose: close };
        return <SavedQuestionDialog {...editor} onDone={() => onDone('replies.saved')} />;
      }
      if (!question) return null;
      if (action.kind !== 'history')
        return <RemovalPanel {...common} id={question.id} name={question.name} steps={actions} />;
      const mayChange = !question.shared || isManager;
      return <QuestionHistory {...common} {...{ cuid, question, mayChange }} save={actions.save} />;
    },
  };
}

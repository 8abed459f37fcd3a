import { replyStates, type SavedReply } from '@parvis/api/entities/savedReply';
import { useQuery } from '@tanstack/react-query';
import { getBoardFacetsQuery } from '../../../lib/api/boardQuery.ts';
import { useTexts } from '../../../lib/texts/useTexts.ts';
import { findSaveFault } from './findSaveFault.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { RemovalPanel } from './RemovalPanel.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { getRepliesQuery, getReplyHistoryQuery, useReplyActions } from './replyQueries.ts';
import { toReplyRow, toReplyVersion } from './savedList.ts';
import type { SavedDialogProps, SavedSource } from './savedSource.ts';

type ReplyContent = Pick<SavedReply, 'title' | 'words' | 'ccatCodes' | 'states'>;
type Actions = ReturnType<typeof useReplyActions>;

/** Omits unknown states. */
const pickContent = ({ title, words, ccatCodes, states }: ReplyContent) => ({
  ...{ title, words, ccatCodes },
  states: replyStates.filter((state) => states.includes(state)),
});

type ReplyHistoryProps = SavedDialogProps & {
  cuid: string;
  reply: SavedReply;
  mayChange: boolean;
  save: Actions['save'];
};

const ReplyHistory = ({ cuid, reply, mayChange, save, onDone, onClose }: ReplyHistoryProps) => {
  const texts = useTexts();
  const { id, shared, title } = reply;
  const { data, isError, refetch } = useQuery(getReplyHistoryQuery(cuid, id));
  const restore = (index: number) => {
    const version = data?.[index];
    if (!version) return;
    const onSuccess = () => onDone('replies.history.restored');
    save.mutate({ id, shared, ...pickContent(version) }, { onSuccess });
  };
  return (
    <HistoryDialog
      title={texts.t('replies.history.title', { name: title })}
      current={toReplyVersion(reply, texts)}
      versions={data?.map((version) => toReplyVersion(version, texts))}
      failed={isError}
      onRetry={() => void refetch()}
      onRestore={mayChange ? restore : undefined}
      busy={save.isPending}
      problem={findSaveFault(save.error, texts.t)}
      onClose={onClose}
    />
  );
};

export function useReplySource(cuid: string, isManager: boolean, language: string): SavedSource {
  const texts = useTexts();
  const { data, isError, refetch } = useQuery(getRepliesQuery(cuid));
  const categories = useQuery(getBoardFacetsQuery(cuid)).data?.categories ?? [];
  const actions = useReplyActions(cuid);
  const find = (id: string | undefined) => data?.find((one) => one.id === id);
  return {
    rows: data?.map((reply) => toReplyRow(reply, { language, categories, texts })),
    isError,
    retry: () => void refetch(),
    putBack(id, onDone) {
      const reply = find(id);
      if (!reply) return;
      actions.save.mutate(
        { id, shared: reply.shared, ...pickContent(reply) },
        {
          onSuccess: () => onDone('replies.putBack.done'),
          onError: () => onDone('replies.save.failed'),
        },
      );
    },
    renderDialog({ action, onDone, onClose }) {
      const reply = find(action.id);
      const close = () => {
        for (const step of Object.values(actions)) step.reset();
        onClose();
      };
      const common = { action, onDone, onClose: close };
      if (action.kind === 'new' || action.kind === 'change') {
        const saved = () => onDone('replies.saved');
        return (
          <ReplyDialog {...{ cuid, reply, isManager }} save={actions.save} onDone={saved} onClose={close} />
        );
      }
      if (!reply) return null;
      if (action.kind !== 'history')
        return <RemovalPanel {...common} id={reply.id} name={reply.title} steps={actions} />;
      const mayChange = !reply.shared || isManager;
      return <ReplyHistory {...common} {...{ cuid, reply, mayChange }} save={actions.save} />;
    },
  };
}

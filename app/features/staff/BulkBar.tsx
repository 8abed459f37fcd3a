import { BULK_MAX } from '@parvis/api/constants';
import { Button } from '@parvis/ui/parts/Button';
import { SelectionBar } from '@parvis/ui/screens/SelectionBar';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getOwnCrUid } from '../../lib/session/ownSlot.ts';
import { useTexts } from '../../lib/texts/useTexts.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkLabelDialog } from './board/bulk/BulkLabelDialog.tsx';
import { RefusedCasesPanel } from './board/bulk/RefusedCasesPanel.tsx';
import { type BulkAsked, type BulkPhase, useBulk } from './board/bulk/useBulk.ts';
import type { Selection } from './board/bulk/useCaseSelection.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { clearDialogDrafts } from './dialogDrafts.ts';
import { HoldDialog } from './HoldDialog.tsx';

const DAY = 86_400_000;
/** Steps of the bar; some open a dialog. */
const steps = ['handle', 'hold', 'close', 'reject', 'label', 'category', 'assign'] as const;
type Asking = Exclude<(typeof steps)[number], 'handle'>;

export type BulkBarProps = {
  cuid: string;
  selection: Selection;
  /** Number of cases in the view: "299+". */
  total: string | undefined;
  retentionDays: number;
  getHref: (csid: string) => string;
  /** The bar stays while a step waits or its result is shown. */
  onBusy: (busy: boolean) => void;
};

/** Keeps the focus when buttons change. */
function useKeptFocus(kind: BulkPhase['kind']) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  // Before the page restores a lost focus.
  useLayoutEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    const { activeElement } = document;
    if (activeElement && !activeElement.contains(bar.current) && !bar.current?.contains(activeElement))
      return;
    (bar.current?.querySelector<HTMLElement>('button:not([disabled])') ?? bar.current)?.focus();
  }, [kind]);
  return bar;
}

/** Bulk steps for the selected cases, ten seconds to undo, and the result. */
export const BulkBar = ({ cuid, selection, total, retentionDays, getHref, onBusy }: BulkBarProps) => {
  const { t } = useTexts();
  const [asking, setAsking] = useState<Asking>();
  const [leftOpen, setLeftOpen] = useState(false);
  const { phase, asked, start, undo, runNow, forget } = useBulk(cuid);
  const bar = useKeptFocus(phase.kind);
  const { selected, whole } = selection;
  const count = selected.size;
  const isIdle = phase.kind === 'idle' || phase.kind === 'failed';
  useEffect(() => onBusy(!isIdle), [isIdle, onBusy]);
  const { clear } = selection;
  const isDone = phase.kind === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done.
  useEffect(() => {
    if (!isDone) return;
    clear();
    if (phase.bulk.left.length > 0) setLeftOpen(true);
  }, [isDone]);
  const send = (what: Omit<BulkAsked, 'csids'>) => {
    setAsking(undefined);
    if (what.step !== 'label' && what.step !== 'category')
      clearDialogDrafts(getOwnCrUid(), 'bulk', what.step);
    void start({ ...what, csids: [...selected] });
  };
  const close = () => {
    setLeftOpen(false);
    forget();
  };
  const common = { ref: bar, label: t('bulk.bar'), clear: t(isIdle ? 'bulk.clear' : 'part.close') };
  const step = asked?.step ?? 'handle';
  const bulk = 'bulk' in phase ? phase.bulk : undefined;
  const done = bulk && t(`bulk.done.${step}`, { count: bulk.done.length });
  const showLeft = bulk && bulk.left.length > 0 && (
    <Button variant="plain" size="small" onClick={() => setLeftOpen(true)}>
      {t('bulk.left', { count: bulk.left.length })}
    </Button>
  );
  const views: Record<Exclude<BulkPhase['kind'], 'idle' | 'failed'>, ReactNode> = {
    starting: <SelectionBar {...common} words={t('bulk.running')} />,
    waiting: phase.kind === 'waiting' && (
      <SelectionBar {...common} words={t(`bulk.waiting.${step}`, { count: phase.bulk.done.length })}>
        <Button size="small" onClick={() => void undo()}>
          {t('bulk.undo')}{' '}
          <span aria-hidden="true">({t('bulk.undo.seconds', { seconds: phase.seconds })})</span>
        </Button>
        <Button variant="quiet" size="small" onClick={runNow}>
          {t('bulk.now')}
        </Button>
        {showLeft}
      </SelectionBar>
    ),
    running: <SelectionBar {...common} words={t('bulk.running')} />,
    done: <SelectionBar {...common} words={done ?? ''} aside={showLeft} onClear={close} />,
    undone: <SelectionBar {...common} words={t('bulk.undone')} onClear={forget} />,
    unsure: <SelectionBar {...common} words={t('bulk.unsure')} onClear={forget} />,
  };
  const hints = [
    phase.kind === 'failed' && t('bulk.failed'),
    whole.isError && t('bulk.all.failed'),
    whole.data?.more && t('bulk.all.some', { count: BULK_MAX }),
  ].filter(Boolean);
  return (
    <>
      {phase.kind === 'idle' || phase.kind === 'failed' ? (
        <SelectionBar
          {...common}
          words={[t('bulk.count', { count }), ...hints].join(' · ')}
          aside={
            total !== undefined && (
              <Button variant="plain" size="small" loading={whole.isPending} onClick={selection.selectView}>
                {t('bulk.all', { n: total })}
              </Button>
            )
          }
          onClear={selection.clear}
        >
          {count > 0 &&
            steps.map((one) => (
              <Button
                key={one}
                variant="quiet"
                size="small"
                onClick={() => (one === 'handle' ? send({ step: one }) : setAsking(one))}
              >
                {t(`bulk.${one}`)}
              </Button>
            ))}
        </SelectionBar>
      ) : (
        views[phase.kind]
      )}
      {asking === 'hold' && (
        <HoldDialog
          info={{ csid: 'bulk', eraseOn: new Date(Date.now() + retentionDays * DAY).toISOString() }}
          count={count}
          canGo={false}
          onHold={send}
          onClose={() => setAsking(undefined)}
        />
      )}
      {(asking === 'close' || asking === 'reject') && (
        <BulkDialog step={asking} count={count} onDone={send} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'label' && (
        <BulkLabelDialog cuid={cuid} count={count} onDone={send} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'assign' && (
        <AssignDialog
          info={{ cuid, csid: 'bulk' }}
          count={count}
          onAssign={({ rlid, gcatCode, txt }) =>
            send({
              step: 'assign',
              ...(rlid !== undefined && { rlid }),
              ...(gcatCode !== undefined && { gcatCode }),
              ...(txt !== undefined && { txt }),
            })
          }
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'category' && (
        <CategoryDialog
          info={{ cuid, ccatCode: '' }}
          count={count}
          onChange={({ ccatCode }) => send({ step: 'category', ccatCode })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {leftOpen && bulk && (
        <RefusedCasesPanel
          title={done ?? ''}
          bulk={bulk}
          getHref={getHref}
          onClose={() => setLeftOpen(false)}
        />
      )}
    </>
  );
};

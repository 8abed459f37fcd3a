import type { BodyOf } from '@parvis/api/call';
import type { mobileCalls } from '@parvis/api/calls/mobile';
import type { TextId } from '@parvis/locales/areas';
import { createId } from '../../lib/outbox/createId.ts';
import type { Outbox } from '../../lib/outbox/outbox.ts';
import { isUnsent, type WaitingItem } from './waitingItem.ts';

/** In their own case. */
export type ReporterStep = Exclude<BodyOf<(typeof mobileCalls)['casesChange']>['step'], 'contact'>;

/** Shown while a step is unsent. */
export const stepTexts = {
  solved: 'chat.step.solved',
  close: 'chat.step.close',
  hold: 'chat.step.hold',
  resume: 'chat.step.resume',
  cancel: 'chat.step.cancel',
  block: 'chat.step.block',
  unblock: 'chat.step.unblock',
} as const satisfies Record<Exclude<ReporterStep, 'reopen'>, TextId>;

const isStep = (item: WaitingItem): boolean =>
  item.kind === 'change' && item.body.step !== 'contact' && !isUnsent(item);

export const isReopening = (item: WaitingItem): boolean =>
  item.kind === 'change' && item.body.step === 'reopen' && !isUnsent(item);

interface CaseReader {
  readonly cuid: string;
  readonly csid: string;
  readonly crUid: string;
}

/** Idempotent: no second step while one is stored or pending. `shown`: a reopen's text. */
export function createStepSender(
  outbox: Pick<Outbox, 'add' | 'items'>,
  { cuid, csid, crUid }: CaseReader,
): (step: ReporterStep, shown: () => string) => Promise<void> {
  let isStoring = false;
  const isPending = () =>
    outbox.items().some((item) => item.csid === csid && item.crUid === crUid && isStep(item));
  return async (step, shown) => {
    if (isStoring || isPending()) return;
    isStoring = true;
    const [id, txt] = [createId(), shown()];
    const body = { csid, id, step, ...(step === 'reopen' && { txt }) };
    try {
      await outbox.add({ kind: 'change', id, cuid, csid, crUid, shown: { txt }, body });
    } finally {
      isStoring = false;
    }
  };
}

export const hasPendingStep = (waiting: readonly WaitingItem[]): boolean => waiting.some(isStep);

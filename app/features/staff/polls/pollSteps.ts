import type { PollSummary } from '@parvis/api/entities/poll';
import type { PollStep } from './pollQueries.ts';

type Poll = Pick<PollSummary, 'phase' | 'source'>;

const rules: Readonly<Record<PollStep, (poll: Poll) => boolean>> = {
  open: ({ phase }) => phase === 'notYet',
  close: ({ phase }) => phase === 'open',
  reopen: ({ phase }) => phase === 'closed',
  copy: () => true,
  // Only the file withdraws its own.
  withdraw: ({ phase, source }) => source === 'desk' && phase !== 'withdrawn',
};

const steps: readonly PollStep[] = ['open', 'close', 'reopen', 'copy', 'withdraw'];

/** For managers. */
export const listPollSteps = (poll: Poll): PollStep[] => steps.filter((step) => rules[step](poll));

export const isEditable = ({ phase, source }: Poll): boolean => source === 'desk' && phase !== 'withdrawn';

/** They need confirmation. */
const confirmedSteps = ['open', 'close', 'withdraw'] as const;
export type ConfirmedStep = (typeof confirmedSteps)[number];
export const isConfirmed = (step: PollStep): step is ConfirmedStep =>
  confirmedSteps.some((one) => one === step);

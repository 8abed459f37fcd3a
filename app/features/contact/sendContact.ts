import { CallFailed } from '@parvis/api/client';
import type { Proof, Prover } from './prover.ts';

interface Answer {
  readonly mailSent: boolean;
  readonly wrongSolution: boolean;
  readonly waiting?: boolean | undefined;
  readonly refused?: boolean | undefined;
}

export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'tooMany'; readonly seconds: number };

function toDelivery({ mailSent, waiting, refused }: Answer): Delivery {
  if (mailSent) return { kind: 'sent' };
  if (waiting) return { kind: 'waiting' };
  return { kind: refused ? 'refused' : 'notSent' };
}

const toFailedDelivery = (error: unknown): Delivery => {
  if (!(error instanceof CallFailed)) return { kind: 'notSent' };
  const { failure } = error;
  if (failure.kind === 'offline' || failure.kind === 'timeout') return { kind: 'offline' };
  if (failure.kind === 'refused' && failure.error.code === 'tooMany')
    return { kind: 'tooMany', seconds: failure.error.retryAfter ?? 60 };
  return { kind: 'notSent' };
};

/** Renews a rejected proof of work once. */
export async function sendContact(
  send: (proof: Proof) => Promise<Answer>,
  prover: Prover,
): Promise<Delivery> {
  const sendOnce = async (): Promise<Answer> => {
    const answer = await send(await prover.get());
    if (answer.mailSent || answer.wrongSolution) prover.drop();
    return answer;
  };
  try {
    const first = await sendOnce();
    return toDelivery(first.wrongSolution ? await sendOnce() : first);
  } catch (error) {
    return toFailedDelivery(error);
  }
}

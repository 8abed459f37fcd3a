import { pauseAfter } from '../../lib/retryPauses.ts';
import { inSpan } from '../../tracing/spans.ts';
import { payloadOf } from './payload.ts';
import { encrypted, type PushResult, type TakenPush } from './rows.ts';
import { outcomeOf, type PushAnswer, type PushRequest, type PushWire } from './wire.ts';

export interface PushSender {
  /** Never throws. */
  send(taken: TakenPush): Promise<PushResult>;
  close(): void;
}

interface SenderParts {
  readonly wire: PushWire;
  readonly vapid: (endpoint: string, publicKey: string, privateKey: string) => string;
  readonly keys: () => Promise<ReadonlyMap<string, string>>;
}

function resultOf(taken: TakenPush, answer: PushAnswer): PushResult {
  const reason = String(answer.status);
  const outcome = outcomeOf(answer);
  if (outcome === 'later')
    return { taken, state: 'waiting', reason, pause: Math.max(pauseAfter(taken.tries), answer.wait ?? 0) };
  if (outcome === 'tooLarge')
    return taken.small
      ? { taken, state: 'refused', reason }
      : { taken, state: 'waiting', reason, small: true };
  return { taken, state: outcome, reason };
}

/** Undefined if the browser's keys are invalid. */
function requestOf(taken: TakenPush, authorization: string): PushRequest | undefined {
  const { urgency, topic, ttl } = taken;
  try {
    return encrypted(taken, payloadOf(taken.message, taken.small), { urgency, topic, ttl, authorization });
  } catch {
    return undefined;
  }
}

export function createPushSender({ wire, vapid, keys }: SenderParts): PushSender {
  let known: ReadonlyMap<string, string> = new Map();
  const failed = (taken: TakenPush, reason: string): PushResult => ({
    ...{ taken, state: 'waiting', reason, pause: pauseAfter(taken.tries) },
  });

  async function post(taken: TakenPush, request: PushRequest): Promise<PushResult> {
    try {
      return resultOf(taken, await inSpan({ kind: 'client', name: 'send push' }, () => wire.post(request)));
    } catch {
      return failed(taken, 'network');
    }
  }

  return {
    async send(taken) {
      if (taken.over !== null) return { taken, state: taken.over };
      try {
        // Another server may have created the key.
        if (!known.has(taken.publicKey)) known = await keys();
      } catch {
        return failed(taken, 'database');
      }
      const privateKey = known.get(taken.publicKey);
      if (privateKey === undefined) return { taken, state: 'gone', reason: 'key' };
      const request = requestOf(taken, vapid(taken.endpoint, taken.publicKey, privateKey));
      // Invalid browser keys must not block other pushes.
      return request ? post(taken, request) : { taken, state: 'refused', reason: 'unusable' };
    },
    close: () => wire.close(),
  };
}

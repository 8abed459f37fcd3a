import { getRetryDelay } from '../../lib/retryDelays.ts';
import { runInSpan } from '../../tracing/spans.ts';
import { buildPushPayload } from './payload.ts';
import { classifyPushResponse, type PushClient, type PushRequest, type PushResponse } from './pushClient.ts';
import { type ClaimedPush, encryptPush, type PushResult } from './pushRepository.ts';

export interface PushSender {
  /** Never throws. */
  send(taken: ClaimedPush): Promise<PushResult>;
  close(): void;
}

interface PushSenderOptions {
  readonly wire: PushClient;
  readonly vapid: (endpoint: string, publicKey: string, privateKey: string) => string;
  readonly keys: () => Promise<ReadonlyMap<string, string>>;
}

function toPushResult(taken: ClaimedPush, answer: PushResponse): PushResult {
  const reason = String(answer.status);
  const outcome = classifyPushResponse(answer);
  if (outcome === 'later')
    return { taken, state: 'waiting', reason, pause: Math.max(getRetryDelay(taken.tries), answer.wait ?? 0) };
  if (outcome === 'tooLarge')
    return taken.small
      ? { taken, state: 'refused', reason }
      : { taken, state: 'waiting', reason, small: true };
  return { taken, state: outcome, reason };
}

/** Undefined if the browser's keys are invalid. */
function buildPushRequest(taken: ClaimedPush, authorization: string): PushRequest | undefined {
  const { urgency, topic, ttl } = taken;
  try {
    return encryptPush(taken, buildPushPayload(taken.message, taken.small), {
      urgency,
      topic,
      ttl,
      authorization,
    });
  } catch {
    return undefined;
  }
}

export function createPushSender({ wire, vapid, keys }: PushSenderOptions): PushSender {
  let known: ReadonlyMap<string, string> = new Map();
  const createRetry = (taken: ClaimedPush, reason: string): PushResult => ({
    ...{ taken, state: 'waiting', reason, pause: getRetryDelay(taken.tries) },
  });

  async function sendRequest(taken: ClaimedPush, request: PushRequest): Promise<PushResult> {
    try {
      return toPushResult(
        taken,
        await runInSpan({ kind: 'client', name: 'send push' }, () => wire.post(request)),
      );
    } catch {
      return createRetry(taken, 'network');
    }
  }

  return {
    async send(taken) {
      if (taken.over !== null) return { taken, state: taken.over };
      try {
        // Another server may have created the key.
        if (!known.has(taken.publicKey)) known = await keys();
      } catch {
        return createRetry(taken, 'database');
      }
      const privateKey = known.get(taken.publicKey);
      if (privateKey === undefined) return { taken, state: 'gone', reason: 'key' };
      const request = buildPushRequest(taken, vapid(taken.endpoint, taken.publicKey, privateKey));
      // Invalid browser keys must not block other pushes.
      return request ? sendRequest(taken, request) : { taken, state: 'refused', reason: 'unusable' };
    },
    close: () => wire.close(),
  };
}

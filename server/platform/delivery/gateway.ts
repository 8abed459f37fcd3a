import {
  fill,
  filled,
  hasSign,
  namesId,
  type Template,
  type Values,
  valueAt,
} from '../config/gateway/template.ts';
import type { Warn } from '../lib/warn.ts';
import { dialled } from './dialled.ts';
import { failureOf } from './failure.ts';
import type { SmsPort, SmsSent } from './sms.ts';
import { createStanding } from './standing.ts';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

const PATIENCE = 15_000;
/** Maximum response length, UTF-16 units. */
const ANSWER_MAX = 20_000;

interface GatewayOptions {
  readonly template: Template;
  readonly credentials: Values;
  readonly from: string;
  readonly receipts: string;
  readonly warn: Warn;
}

function asked({ url, method, headers, body }: Template, values: Values): [string, RequestInit] {
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), fill(value, values)]),
  );
  const address = fill(url, values, encodeURIComponent);
  const parts = filled(body ?? {}, values) as Record<string, string>;
  if (method === 'GET') return [`${address}?${new URLSearchParams(parts)}`, { method, headers: sent }];
  const isForm = sent['content-type']?.includes('form-urlencoded');
  return isForm
    ? [address, { method, headers: sent, body: new URLSearchParams(parts) }]
    : [
        address,
        { method, headers: { 'content-type': 'application/json', ...sent }, body: JSON.stringify(parts) },
      ];
}

/** Connection errors before a request was sent. */
const NOT_ASKED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

/** Outcome when an SMS may have been accepted: retried only if the gateway deduplicates by id. */
const perhapsTaken = (template: Template): SmsSent['outcome'] => (namesId(template) ? 'later' : 'doubtful');

function unanswered(template: Template, error: unknown): SmsSent {
  const why = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = typeof why === 'object' && why !== null ? String(Reflect.get(why, 'code')) : '';
  return NOT_ASKED.test(code) ? { outcome: 'later', untaken: true } : { outcome: perhapsTaken(template) };
}

function meaningOf(template: Template, response: Response, text: string): SmsSent {
  const { answer, final, finalCodes, twice } = template;
  const data = jsonOf(text);
  // Accepted by an earlier try with a lost response.
  if (hasSign(data, twice)) return { outcome: 'sent' };
  if (hasSign(data, finalCodes) || final.includes(response.status)) return { outcome: 'refused' };
  // Proxies and captive portals also respond 200.
  const isAnswer = answer.id === undefined || data !== undefined;
  const isTaken = response.ok && isAnswer && (answer.taken === undefined || hasSign(data, answer.taken));
  if (!isTaken) {
    const wait = waitOf(response);
    const isUnclear = response.status >= 500 ? wait === undefined : response.ok && data === undefined;
    if (isUnclear) return { outcome: perhapsTaken(template) };
    return { outcome: 'later', untaken: true, ...(wait !== undefined && { wait }) };
  }
  const id = answer.id === undefined ? undefined : valueAt(data, answer.id);
  return id === undefined ? { outcome: 'sent' } : { outcome: 'sent', reference: String(id) };
}

export function gatewaySms({ template, credentials, from, receipts, warn }: GatewayOptions): SmsPort {
  const standing = createStanding();
  const ask = async (values: Values): Promise<SmsSent & { said: string }> => {
    const [address, init] = asked(template, values);
    // No redirects: they would leak the credentials.
    const response = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = (await response.text()).slice(0, ANSWER_MAX);
    return { ...meaningOf(template, response, text), said: `it answers ${response.status}` };
  };
  return {
    available: true,
    knowsAgain: namesId(template),
    get failing() {
      return standing.failing;
    },
    async send({ id, to, text, untold }) {
      const number = dialled(to);
      const values = { ...credentials, from, receipts, id, text, to: number, '+to': `+${number}` };
      try {
        const { said, ...sent } = await ask(values);
        standing.note(sent.outcome, untold);
        if (sent.outcome !== 'sent')
          warn(`The SMS gateway (SMS_GATEWAY) did not accept an SMS: ${said}.`, undefined, undefined, {
            event: 'sms_not_accepted',
            reason: said,
          });
        return sent;
      } catch (error) {
        const sent = unanswered(template, error);
        standing.note(sent.outcome, untold);
        const reason = failureOf(error);
        warn(`The SMS gateway (SMS_GATEWAY) is unreachable: ${reason}`, undefined, undefined, {
          event: 'sms_gateway_unreachable',
          reason,
        });
        return sent;
      }
    },
  };
}

import {
  fillBody,
  fillText,
  type GatewayTemplate,
  getValue,
  hasIdPlaceholder,
  matchesResponse,
  type TemplateValues,
} from '../config/gateway/gatewayTemplate.ts';
import type { Warn } from '../logging/log.ts';
import { describeDeliveryFailure } from './deliveryFailure.ts';
import { createDeliveryHealth } from './deliveryHealth.ts';
import { toDialledNumber } from './phoneNumbers.ts';
import type { SmsPort, SmsResult } from './sms.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

const TIMEOUT = 15_000;
/** UTF-16 units. */
const MAX_RESPONSE = 20_000;

interface GatewayOptions {
  readonly template: GatewayTemplate;
  readonly credentials: TemplateValues;
  readonly from: string;
  readonly receipts: string;
  readonly warn: Warn;
}

function buildRequest(
  { url, method, headers, body }: GatewayTemplate,
  values: TemplateValues,
): [string, RequestInit] {
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), fillText(value, values)]),
  );
  const address = fillText(url, values, encodeURIComponent);
  const parts = fillBody(body ?? {}, values) as Record<string, string>;
  if (method === 'GET') return [`${address}?${new URLSearchParams(parts)}`, { method, headers: sent }];
  const isForm = sent['content-type']?.includes('form-urlencoded');
  return isForm
    ? [address, { method, headers: sent, body: new URLSearchParams(parts) }]
    : [
        address,
        { method, headers: { 'content-type': 'application/json', ...sent }, body: JSON.stringify(parts) },
      ];
}

/** Before a request was sent. */
const NOT_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

/** Retries only if the gateway deduplicates by id. */
const getUnclearOutcome = (template: GatewayTemplate): SmsResult['outcome'] =>
  hasIdPlaceholder(template) ? 'later' : 'doubtful';

function classifyConnectionError(template: GatewayTemplate, error: unknown): SmsResult {
  const why = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = typeof why === 'object' && why !== null ? String(Reflect.get(why, 'code')) : '';
  return NOT_CONNECTED.test(code)
    ? { outcome: 'later', untaken: true }
    : { outcome: getUnclearOutcome(template) };
}

function classifyResponse(template: GatewayTemplate, response: Response, text: string): SmsResult {
  const { answer, final, finalCodes, twice } = template;
  const data = parseJson(text);
  // An earlier try was accepted, its response lost.
  if (matchesResponse(data, twice)) return { outcome: 'sent' };
  if (matchesResponse(data, finalCodes) || final.includes(response.status)) return { outcome: 'refused' };
  // Proxies and captive portals also respond 200.
  const isAnswer = answer.id === undefined || data !== undefined;
  const isTaken =
    response.ok && isAnswer && (answer.taken === undefined || matchesResponse(data, answer.taken));
  if (!isTaken) {
    const wait = getRetryAfter(response);
    const isUnclear = response.status >= 500 ? wait === undefined : response.ok && data === undefined;
    if (isUnclear) return { outcome: getUnclearOutcome(template) };
    return { outcome: 'later', untaken: true, ...(wait !== undefined && { wait }) };
  }
  const id = answer.id === undefined ? undefined : getValue(data, answer.id);
  return id === undefined ? { outcome: 'sent' } : { outcome: 'sent', reference: String(id) };
}

export function createGatewaySms({ template, credentials, from, receipts, warn }: GatewayOptions): SmsPort {
  const health = createDeliveryHealth();
  const sendRequest = async (values: TemplateValues): Promise<SmsResult & { said: string }> => {
    const [address, init] = buildRequest(template, values);
    // Redirects would leak the credentials.
    const response = await fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = (await response.text()).slice(0, MAX_RESPONSE);
    return { ...classifyResponse(template, response, text), said: `it answers ${response.status}` };
  };
  return {
    available: true,
    isIdempotent: hasIdPlaceholder(template),
    get failing() {
      return health.failing;
    },
    async send({ id, to, text, isConfidential }) {
      const number = toDialledNumber(to);
      const values = { ...credentials, from, receipts, id, text, to: number, '+to': `+${number}` };
      try {
        const { said, ...sent } = await sendRequest(values);
        health.record(sent.outcome, isConfidential);
        if (sent.outcome !== 'sent')
          warn(`The SMS gateway (SMS_GATEWAY) did not accept an SMS: ${said}.`, {
            event: 'sms_not_accepted',
            reason: said,
          });
        return sent;
      } catch (error) {
        const sent = classifyConnectionError(template, error);
        health.record(sent.outcome, isConfidential);
        const reason = describeDeliveryFailure(error);
        warn(`The SMS gateway (SMS_GATEWAY) is unreachable: ${reason}`, {
          event: 'sms_gateway_unreachable',
          reason,
        });
        return sent;
      }
    },
  };
}

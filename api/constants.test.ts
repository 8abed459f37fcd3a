import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call, Side, Who } from './call.ts';
import { allCalls } from './calls/all.ts';
import { codeOfStatus } from './errors.ts';

it.each([
  [400, 'badRequest'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'unavailable'],
  [409, 'conflict'],
  [410, 'notFound'],
  [413, 'tooLarge'],
  [429, 'tooMany'],
  [499, 'badRequest'],
  [500, 'internal'],
  [502, 'unavailable'],
])('reads a refusal of status %i without a known code as %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});

it('lists the calls with larger bodies', () => {
  const larger = allCalls.flatMap(({ side, path, bodyLimit }) =>
    bodyLimit === undefined ? [] : [`${side} ${path} ${bodyLimit}`],
  );
  expect(larger.toSorted()).toEqual([
    'admin theme/save 1265536',
    'mobile comm/poll/answer 524288',
    'mobile discuss/send/part 132096',
    'public cases/init 524288',
    'town counter/open 524288',
    'town discuss/send/part 132096',
    'town polls/save 524288',
  ]);
});

/** Access, limit and caching agreed on 24 November 2026, of followers, gatherings and figures on the 29th; a change of a call changes its line. */
const agreed = [
  'admin GET codes/get: admin, ceiling',
  'admin GET delivery/get: admin, ceiling',
  'admin GET theme/get: admin, ceiling',
  'admin POST codes/replace: admin, look',
  'admin POST figures/get: admin, look',
  'admin POST theme/save: admin, look',
  'admin POST trail/get: admin, ceiling',
  'mobile POST cases/change: participant, send',
  'mobile POST cases/follow: identity, send',
  'mobile POST cases/followed: identity, ceiling',
  'mobile POST cases/known: session, scan',
  'mobile POST cases/question: session, ceiling',
  'mobile POST cases/unfollow: identity, send',
  'mobile POST cases/users: participant, ceiling',
  'mobile POST comm/poll/answer: identity, send',
  'mobile POST comm/poll/info: session, ceiling',
  'mobile POST discuss/fetch/media: participant, ceiling',
  'mobile POST discuss/fetch/req: participant, ceiling, pages',
  'mobile POST discuss/info: participant, ceiling',
  'mobile POST discuss/send/description: participant, send',
  'mobile POST discuss/send/form: participant, send',
  'mobile POST discuss/send/media: participant, send',
  'mobile POST discuss/send/part: identity, part',
  'mobile POST discuss/send/txt: participant, send',
  'mobile POST gatherings/create: identity, send',
  'mobile POST gatherings/hide: identity, send',
  'mobile POST gatherings/info: session, ceiling',
  'mobile POST gatherings/join: identity, send',
  'mobile POST gatherings/leave: identity, send',
  'mobile POST gatherings/listAll: session, scan, pages',
  'mobile POST gatherings/mute: identity, send',
  'mobile POST info/cstmr: anyone, ceiling',
  'mobile POST links/join: identity, send',
  'mobile POST status/activity: identity, ceiling, pages',
  'public GET notif/vapid: session, ceiling',
  'public GET settings/addresses: anyone, ceiling',
  'public GET settings/flows: anyone, ceiling, revised',
  'public GET settings/languages: anyone, ceiling',
  'public POST captcha/init: anyone, stranger',
  'public POST cases/init: identity, open',
  'public POST contact/info: anyone, stranger',
  'public POST contact/send: anyone, write',
  'public POST init/id: session, ceiling',
  'public POST init/qr/validate: anyone, stranger',
  'public POST link/info: anyone, ceiling',
  'public POST link/number: anyone, stranger',
  'public POST login/cstmr: anyone, stranger',
  'public POST login/mail/confirm: anyone, tryCode',
  'public POST login/mail/req: anyone, askCode',
  'public POST login/mail/sts: anyone, pollCode',
  'public POST login/qr/check: anyone, desk',
  'public POST login/qr/connect: identity, readDesk',
  'public POST login/sms/confirm: anyone, tryCode',
  'public POST login/sms/init: anyone, askCode',
  'public POST login/sms/sts: anyone, pollCode',
  'public POST mail/remove: identity, ceiling',
  'public POST mail/verif/code: identity, tryCode',
  'public POST mail/verif/init: identity, askOwnCode',
  'public POST notif/ack: anyone, ceiling',
  'public POST notif/register: identity, send',
  'public POST notif/unsubscribe: session, ceiling',
  'public POST phone/confirm: identity, tryCode',
  'public POST phone/discvr/init/usid: identity, askOwnCode',
  'public POST phone/discvr/sts: identity, pollCode',
  'public POST phone/remove: identity, ceiling',
  'public POST qr/scan: session, scan',
  'public POST settings/language: anyone, ceiling',
  'public POST settings/menus/qr: anyone, ceiling',
  'public POST stats/send: anyone, count',
  'public POST town/getJwt: identity, ceiling',
  'public POST town/listActivity: identity, ceiling, pages',
  'public POST user/cstmr: anyone, ceiling',
  'public POST user/device/end: identity, ceiling',
  'public POST user/device/set: session, ceiling',
  'public POST user/disconnect: session, ceiling',
  'public POST user/erase/all: session, ceiling',
  'public POST user/erase/cookies: session, ceiling',
  'public POST user/gone: anyone, ceiling',
  'public POST user/info: identity, ceiling',
  'public POST user/qrid/clear: session, ceiling',
  'public POST user/qrid/stale: anyone, stranger',
  'public POST user/settings/clear: session, ceiling',
  'public POST user/settings/set: session, ceiling',
  'public POST user/sts: anyone, ceiling',
  'town GET auth/status: identity, ceiling',
  'town GET info/config: staff, ceiling',
  'town POST auth/login: anyone, ceiling',
  'town POST auth/mobile: anyone, ceiling',
  'town POST cases/bulk/run: staff, send',
  'town POST cases/bulk/undo: staff, send',
  'town POST cases/bulk: staff, send',
  'town POST cases/getInfo: staff, ceiling',
  'town POST cases/handling: staff, send',
  'town POST cases/leave: staff, send',
  'town POST cases/listAll: staff, ceiling, pages',
  'town POST cases/participate: staff, ceiling',
  'town POST cases/select: staff, ceiling',
  'town POST discuss/fetch/media: staff, ceiling',
  'town POST discuss/fetch/read: staff, ceiling',
  'town POST discuss/fetch/req: staff, ceiling, pages',
  'town POST discuss/info: staff, ceiling',
  'town POST discuss/send/description: staff, send',
  'town POST discuss/send/media: staff, send',
  'town POST discuss/send/part: staff, part',
  'town POST discuss/send/qstn: staff, send',
  'town POST discuss/send/txt: staff, send',
];
const addressOf = (line: string): string => line.slice(0, line.indexOf(':'));
const agreedAddresses = new Set(agreed.map(addressOf));
const lineOf = ({ side, path, method, who, limit, revised, beside }: Call): string =>
  `${side} ${method} ${path}: ${who}, ${limit}${revised ? ', revised' : ''}${beside ? ', pages' : ''}`;

it('keeps access, rate limit and caching of each agreed call', () => {
  const lines = allCalls.map(lineOf).filter((line) => agreedAddresses.has(addressOf(line)));
  expect(lines.toSorted()).toEqual(agreed);
});

/** Access allowed to new calls unless agreed above. */
const cautious: Readonly<Record<Side, readonly Who[]>> = {
  public: ['session', 'identity'],
  mobile: ['participant'],
  town: ['staff', 'manager', 'moderator'],
  admin: ['admin', 'moderator'],
};
/** Whether a call writes (its id is made on the device): it needs a stricter limit than a read. */
const writes = ({ body }: Call): boolean =>
  body?._zod.def.type === 'object' && 'id' in (body._zod.def as z.core.$ZodObjectDef).shape;
const isCautious = (call: Call): boolean =>
  cautious[call.side].includes(call.who) && !(writes(call) && call.limit === 'ceiling');

it('restricts new calls to their side, with stricter limits for writes', () => {
  const added = allCalls.filter((call) => !agreedAddresses.has(addressOf(lineOf(call))));
  expect(added.filter((call) => !isCautious(call)).map(lineOf)).toEqual([]);
});

it.each<[boolean, Partial<Call>]>([
  [true, {}],
  [true, { body: z.object({ csid: z.string() }), limit: 'ceiling' }],
  [false, { limit: 'ceiling' }],
  [false, { who: 'identity' }],
  [false, { who: 'anyone' }],
  [true, { side: 'public', who: 'session' }],
  [false, { side: 'public', who: 'anyone' }],
  [false, { side: 'mobile', who: 'identity' }],
  [false, { side: 'admin', who: 'staff' }],
])('reports %s for a new call with %j', (cautiously, given) => {
  const body = z.object({ csid: z.string(), id: z.string(), txt: z.string() });
  const call = {
    side: 'town',
    path: 'cases/note',
    method: 'POST',
    who: 'staff',
    limit: 'send',
    summary: '',
    body,
    answer: body,
  };
  expect(isCautious({ ...call, ...given } as Call)).toBe(cautiously);
});

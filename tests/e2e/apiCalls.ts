import type { BodyOf } from '@parvis/api/call';
import { caseCalls } from '@parvis/api/calls/cases';
import { townLinkCalls } from '@parvis/api/calls/links';
import { loginCalls } from '@parvis/api/calls/login';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { pollCalls, pollDraftCalls, staffPollCalls } from '@parvis/api/calls/polls';
import { sessionCalls } from '@parvis/api/calls/session';
import type { StaffQuestion } from '@parvis/api/calls/staffQuestion';
import { townCalls } from '@parvis/api/calls/town';
import { type Client, createClient } from '@parvis/api/client';
import type { NoticeAbout } from '@parvis/api/entities/notice';
import type { Page } from 'playwright/test';
import { computeProof } from '../../app/lib/proofOfWork/computeProof.ts';
import type { Product } from './product.ts';
import type { Reader } from './words.ts';

/** The product's API client with the cookies of a page. */
export const createPageClient = (page: Page, address: string, { locale }: Reader): Client =>
  createClient({
    origin: address,
    language: () => locale,
    solve: ({ challenge, bits }) => computeProof(challenge, bits),
    fetch: async (input, init) => {
      const response = await page.request.fetch(String(input), {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' && { data: init.body }),
      });
      // The browser stores the cookies itself; `Response` rejects several in one header.
      const { 'set-cookie': _, ...headers } = response.headers();
      return new Response(await response.text(), { status: response.status(), headers });
    },
  });

/** Storage key that carries the acceptance to the next page, which removes it. */
const ACCEPTED = 'e2e_accepted';

/** Records acceptance and language on the device with the next page it opens. */
async function noteAcceptance(page: Page, address: string, { locale }: Reader): Promise<void> {
  const context = page.context();
  await context.addCookies([
    { name: 'pv_lang', value: locale, url: address },
    { name: ACCEPTED, value: '1', url: address },
  ]);
  await context.addInitScript((accepted) => {
    // A new tab starts blank, without cookies.
    if (window !== window.top || !location.protocol.startsWith('http')) return;
    if (!document.cookie.includes(accepted)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain http
    document.cookie = `${accepted}=; Max-Age=0; Path=/`;
    localStorage.setItem('pv_accepted', '1');
  }, ACCEPTED);
}

async function opensBlank(page: Page, address: string): Promise<void> {
  const blank = `${address}/blank`;
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }));
  await page.goto(blank);
  await page.unroute(blank);
}

/** Accepts the gate by calls: creates a session whose identity scanned this code. */
export async function acceptByCall(page: Page, address: string, words: Reader, qrid: string): Promise<void> {
  const client = createPageClient(page, address, words);
  await client.call(sessionCalls.userSts, { body: { newCookies: true } });
  await client.call(sessionCalls.initId, { body: { qr: qrid } });
  await noteAcceptance(page, address, words);
}

type Opening = BodyOf<typeof caseCalls.casesInit>;

export interface Finding {
  readonly ccatCode: string;
  readonly answers: Opening['played']['events'];
}

const fullBin: Finding = { ccatCode: 'bins', answers: [{ type: 'CHECK', item: 'bins.what.full' }] };

const newCsid = () => Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64url');

/**
 * Opens a case as the report page does.
 * @returns its number
 */
export async function reportByCall(
  page: Page,
  address: string,
  words: Reader,
  qrid: string,
  { ccatCode, answers }: Finding,
): Promise<string> {
  const csid = newCsid();
  const client = createPageClient(page, address, words);
  const [question] = await client.call(mobileCalls.casesQuestion, { cuid: words.cuid, body: { ccatCode } });
  const { questionnaireId = '' } = question ?? {};
  const played: Opening['played'] = { flags: [], mode: 'whole', events: [...answers, { type: 'CONFIRM' }] };
  await client.call(caseCalls.casesInit, { body: { csid, qrid, ccatCode, questionnaireId, played } });
  return csid;
}

/**
 * Opens a case about a full bin.
 * @returns its address
 */
export async function reportBinsByCall(
  page: Page,
  address: string,
  words: Reader,
  qrid: string,
): Promise<string> {
  const csid = await reportByCall(page, address, words, qrid, fullBin);
  return `${address}/m/case/${words.cuid}/${csid}`;
}

/** Writes to a case as its visitor, with the cookies of the reporting page. */
export async function writeByCall(
  page: Page,
  address: string,
  words: Reader,
  csid: string,
  txt: string,
): Promise<void> {
  const body = { csid, id: newCsid(), txt };
  await createPageClient(page, address, words).call(mobileCalls.sendTxt, { cuid: words.cuid, body });
}

/** Signals abuse in a case as its visitor. */
export async function reportAbuseByCall(
  page: Page,
  address: string,
  words: Reader,
  csid: string,
  txt: string,
  about: NoticeAbout = { kind: 'case' },
) {
  const body = { csid, id: newCsid(), about, reason: 'hateOrInsult', txt } as const;
  const [told] = await createPageClient(page, address, words).call(mobileCalls.reportAbuse, {
    cuid: words.cuid,
    body,
  });
  return told ?? { reference: '', stopped: false };
}

/** Categories of the cases that the server lists for this browser. */
export async function listOwnCasesByCall(page: Page, address: string, words: Reader): Promise<string[]> {
  const list = await createPageClient(page, address, words).call(caseCalls.townListActivity, {
    body: { limit: 10 },
  });
  return list.map(({ ccatCode }) => ccatCode);
}

/** Signs in a staff member with a code from the outbox. */
export async function signInByCall(
  page: Page,
  address: string,
  words: Reader,
  product: Product,
  mail: string,
): Promise<void> {
  const client = createPageClient(page, address, words);
  const before = new Set((await product.outbox()).map(({ id }) => id));
  const [request] = await client.call(loginCalls.loginMailReq, { body: { mail, language: words.locale } });
  const code = await waitForMailCode(product, mail, before);
  await client.call(loginCalls.loginMailConfirm, { body: { rqid: request?.rqid ?? '', code } });
  await noteAcceptance(page, address, words);
}

/** API client that runs inside the page, for host names that only the browser resolves to this machine. */
export const createInPageClient = (page: Page, origin: string, { locale }: Reader): Client =>
  createClient({
    origin,
    language: () => locale,
    fetch: async (input, init) => {
      const asked = {
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(typeof init?.body === 'string' && { body: init.body }),
      };
      const { status, text } = await page.evaluate(
        async ([url, options]) => {
          const response = await fetch(url, options);
          return { status: response.status, text: await response.text() };
        },
        [String(input), asked] as const,
      );
      return new Response(text, { status });
    },
  });

/** Signs in a staff member at a named host of this machine, with a code from the outbox. */
export async function signInAtHost(
  page: Page,
  address: string,
  words: Reader,
  product: Product,
  mail: string,
): Promise<void> {
  await noteAcceptance(page, address, words);
  await opensBlank(page, address);
  const client = createInPageClient(page, address, words);
  const before = new Set((await product.outbox()).map(({ id }) => id));
  const [request] = await client.call(loginCalls.loginMailReq, { body: { mail, language: words.locale } });
  const code = await waitForMailCode(product, mail, before);
  await client.call(loginCalls.loginMailConfirm, { body: { rqid: request?.rqid ?? '', code } });
}

/** Waits for a mailed code that is newer than the earlier mails. */
export async function waitForMailCode(
  product: Product,
  mail: string,
  before: ReadonlySet<number | string>,
): Promise<string> {
  const sent = (await product.outbox()).find(
    ({ id, recipient }) => recipient.includes(mail) && !before.has(id),
  );
  const code = /^\w{5}(?=\s)/.exec(sent?.subject ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${mail}: ${sent?.subject ?? 'no mail'}.`);
  return code;
}

/** Waits for an SMS code to a number (digits) that is newer than the earlier messages. */
export async function waitForSmsCode(
  product: Product,
  phone: string,
  before: ReadonlySet<number | string>,
): Promise<string> {
  const sent = (await product.outbox()).find(({ id, recipient }) => recipient === phone && !before.has(id));
  const code = /#(\w{5})$/.exec(sent?.body ?? '')?.[1];
  if (!code) throw new Error(`No code was sent to ${phone}: ${sent?.body ?? 'no SMS'}.`);
  return code;
}

type Handling = Omit<BodyOf<typeof townCalls.casesHandling>, 'csid' | 'id'>;

/** Staff actions on a case by calls, with the cookies of a signed-in page. */
export function createDesk(page: Page, address: string, words: Reader) {
  const client = createPageClient(page, address, words);
  const { cuid } = words;
  const about = (csid: string) => ({ csid, id: newCsid() });
  return {
    step: (csid: string, how: Handling) =>
      client.call(townCalls.casesHandling, { cuid, body: { ...about(csid), ...how } }),
    say: (csid: string, txt: string) =>
      client.call(townCalls.sendTxt, { cuid, body: { ...about(csid), txt } }),
    ask: (csid: string, question: StaffQuestion) =>
      client.call(townCalls.sendQstn, { cuid, body: { ...about(csid), question } }),
  };
}

/** Makes a personal link into a case. @returns its code */
export async function createLinkByCall(
  page: Page,
  address: string,
  words: Reader,
  body: BodyOf<typeof townLinkCalls.linksCreate>,
): Promise<string> {
  const client = createPageClient(page, address, words);
  const [link] = await client.call(townLinkCalls.linksCreate, { cuid: words.cuid, body });
  return link?.id ?? '';
}

/** Composes and opens a poll by calls. @returns its code */
export async function openPollByCall(
  page: Page,
  address: string,
  words: Reader,
  poll: BodyOf<typeof pollDraftCalls.pollsSave>['poll'],
): Promise<string> {
  const client = createPageClient(page, address, words);
  const { cuid } = words;
  const [saved] = await client.call(pollDraftCalls.pollsSave, { cuid, body: { id: newCsid(), poll } });
  const code = saved?.poll?.code ?? '';
  await client.call(staffPollCalls.pollsStep, { cuid, body: { code, id: newCsid(), step: 'open' } });
  return code;
}

/** Answers a poll as a visitor who accepted, at the place of a code. */
export async function answerPollByCall(
  page: Page,
  address: string,
  words: Reader,
  poll: string,
  events: Opening['played']['events'],
  qrid?: string,
): Promise<void> {
  const client = createPageClient(page, address, words);
  const { cuid } = words;
  const [info] = await client.call(pollCalls.pollInfo, { cuid, body: { poll } });
  const { questionnaireId } = info ?? {};
  if (questionnaireId === undefined) throw new Error(`The poll ${poll} is not offered.`);
  const played: Opening['played'] = { flags: [], mode: 'whole', events };
  const body = { poll, id: newCsid(), questionnaireId, played, ...(qrid !== undefined && { qrid }) };
  await client.call(pollCalls.pollAnswer, { cuid, body });
}

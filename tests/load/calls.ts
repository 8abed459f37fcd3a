import { randomBytes } from 'node:crypto';
import { callAddress } from '@parvis/api/call';
import { boardCalls } from '@parvis/api/calls/board';
import { caseCalls } from '@parvis/api/calls/cases';
import { mobileCalls } from '@parvis/api/calls/mobile';
import { BOARD_PAGE } from '@parvis/api/constants';
import { flowId } from '@parvis/questionnaire/flows/flowId';
import { sendReport } from '@parvis/questionnaire/flows/sendReport';
import { type Call, Connection } from './http.ts';
import { type Amount, caseId, personId, reporterOf, tokenOf } from './seed.ts';

export interface Pair {
  ours: (n: number) => Call;
  bare: (n: number) => Call;
}

const CUSTOMER = { cuid: 'load' };
const TEXT = 'Rien n’a changé depuis ce matin, et il pleut.';
/** Enough to avoid contention. */
const BUSY = 200;

/** As devices report before sending. */
const LAST_QUESTION = flowId(sendReport);

const newId = (): string => randomBytes(16).toString('base64url');

export const cookieOf = (person: number): string => `pv_session=${tokenOf(person)}`;

const questionnaireIdIn = (answer: string): string => JSON.parse(answer).rslt.data[0].questionnaireId;

/** As a device does before reporting. */
export async function questionnaireIdOf(port: number): Promise<string> {
  const connection = new Connection(port);
  const path = callAddress(mobileCalls.casesQuestion, CUSTOMER);
  const answer = await connection.call({ path, cookie: cookieOf(1), body: { ccatCode: 'anything' } });
  connection.end();
  return questionnaireIdIn(answer);
}

/** In progress (the first four of each twenty), spread over the table. */
export const busyCase = (n: number, { cases }: Amount): number => {
  const busy = n % BUSY;
  const blocks = Math.max(1, Math.floor(cases / (BUSY * 5)));
  return Math.floor(busy / 4) * blocks * 20 + (busy % 4);
};

export function sendTo(n: number, amount: Amount, id = newId()): Call {
  const index = busyCase(n, amount);
  return {
    path: callAddress(mobileCalls.sendTxt, CUSTOMER),
    cookie: cookieOf(reporterOf(index, amount)),
    body: { csid: caseId(index), id, txt: TEXT },
  };
}

export function pairs(amount: Amount, questionnaireId: string): Readonly<Record<string, Pair>> {
  const caseOf = (n: number) => caseId(busyCase(n, amount));
  const reporter = (n: number) => reporterOf(busyCase(n, amount), amount);
  return {
    open: {
      ours: (n) => ({
        path: callAddress(caseCalls.casesInit, {}),
        cookie: cookieOf(1 + (n % BUSY)),
        body: {
          csid: newId(),
          qrid: 'load-hall',
          ccatCode: 'anything',
          questionnaireId,
          flowId: LAST_QUESTION,
          played: {
            flags: [],
            mode: 'whole',
            events: [
              { type: 'TYPE', item: 'describe.message', text: TEXT },
              { type: 'COMMIT', item: 'describe.message' },
              { type: 'CONFIRM' },
            ],
          },
        },
      }),
      bare: (n) => ({ path: '/open', body: { csid: newId(), crUid: personId(1 + (n % BUSY)), txt: TEXT } }),
    },
    send: {
      ours: (n) => sendTo(n, amount),
      bare: (n) => ({
        path: '/send',
        body: {
          csid: caseOf(n),
          id: newId(),
          crUid: personId(reporter(n)),
          txt: TEXT,
        },
      }),
    },
    board: {
      ours: () => ({
        path: callAddress(boardCalls.casesListAll, CUSTOMER),
        cookie: cookieOf(0),
        // Like the board page (`app/lib/api/boardQuery.ts`).
        body: { limit: BOARD_PAGE, filter: 'all', counts: true },
      }),
      bare: () => ({ path: '/board', body: CUSTOMER }),
    },
    fetch: {
      ours: (n) => ({
        path: callAddress(mobileCalls.fetchReq, CUSTOMER),
        cookie: cookieOf(reporter(n)),
        body: { csid: caseOf(n), after: 0 },
      }),
      bare: (n) => ({ path: '/fetch', body: { csid: caseOf(n) } }),
    },
  };
}

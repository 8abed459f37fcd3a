import * as parvis from './parvis.ts';

export interface Visit {
  readonly baseUrl: string;
  /** Like a browser. */
  readonly fetch: typeof fetch;
  /** 128 bits. */
  readonly newId: () => string;
}

export interface Walked {
  readonly state: string;
  readonly caseNbr: string;
  readonly said: readonly (string | undefined)[];
  readonly refused: string;
}

function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}

/**
 * By the client of the published document: accept, scan, questions, report, message, discussion. Compiles only if the
 * document is complete.
 */
export async function walk(
  { baseUrl, fetch, newId }: Visit,
  code: string,
  category: string,
): Promise<Walked> {
  Object.assign(parvis.defaults, { baseUrl, fetch });
  const english = { acceptLanguage: 'en-US' };

  const accepted = await parvis.publicUserSts({ newCookies: true }, english);
  if (accepted.status !== 200) throw new Error(accepted.data.rslt.error.code);
  const known = await parvis.publicInitId({ qr: code });
  if (known.status !== 200) throw new Error(known.data.rslt.error.code);

  const scanned = await parvis.publicQrScan({ qrid: code }, english);
  if (scanned.status !== 200) throw new Error(scanned.data.rslt.error.code);
  const { cstmr, menus } = only(scanned.data.rslt.data);
  const tile = Object.values(menus)
    .flat()
    .find((entry) => entry.type === 'reportEnd' && entry.code === category);
  if (!tile) throw new Error('There is nothing to report.');

  const questions = await parvis.mobileCasesQuestion(cstmr.cuid, { ccatCode: tile.code }, english);
  if (questions.status !== 200) throw new Error(questions.data.rslt.error.code);
  const { questionnaire, questionnaireId } = only(questions.data.rslt.data);
  const items = Object.values(questionnaire.questions).flatMap((question) => question.items);
  const box = items.find((item) => item.type === 'checkbox');
  const field = items.find((item) => item.type === 'message');
  if (!box || !field) throw new Error('This walk answers a box and a field.');

  const opened = await parvis.publicCasesInit({
    csid: newId(),
    qrid: code,
    ccatCode: tile.code,
    questionnaireId,
    played: {
      flags: [],
      mode: 'whole',
      events: [
        { type: 'CHECK', item: box.id },
        { type: 'TYPE', item: field.id, text: 'The door does not close' },
        { type: 'COMMIT', item: field.id },
        { type: 'CONFIRM' },
      ],
    },
  });
  if (opened.status !== 200) throw new Error(opened.data.rslt.error.code);
  const { csid, caseNbr, state } = only(opened.data.rslt.data);

  const txt = 'It is the second door.';
  const sent = await parvis.mobileDiscussSendTxt(cstmr.cuid, { csid, id: newId(), txt });
  if (sent.status !== 200) throw new Error(sent.data.rslt.error.code);
  const tooLong = await parvis.mobileDiscussSendTxt(cstmr.cuid, { csid, id: newId(), txt: 'a'.repeat(256) });
  if (tooLong.status !== 400) throw new Error(`A text that is too long was answered ${tooLong.status}.`);

  const read = await parvis.mobileDiscussFetchReq(cstmr.cuid, { csid, after: 0 });
  if (read.status !== 200) throw new Error(read.data.rslt.error.code);
  const said = read.data.rslt.data.map((message) => message.msgTxt);
  return { state, caseNbr, said, refused: tooLong.data.rslt.error.code };
}

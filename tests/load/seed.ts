import pg from 'pg';

export interface Amount {
  cases: number;
  messagesEach: number;
  people: number;
}

/** 0: staff member who handles every case that is not new. */
export const tokenOf = (person: number): string => `t${person}`.padEnd(43, 'x');
export const personId = (person: number): string => `person-${person}`;
export const caseId = (index: number): string => `seeded-case-number-${index}`;
export const reporterOf = (index: number, { people }: Amount): number => 1 + (index % people);

/** Open cases per one with a colleague. */
const COLLEAGUE_EACH = 200;

/** A hundred thousand in a month of retention. */
const AGO = `now() - n * interval '24 seconds'`;

const HASH = `translate(rtrim(encode(sha256(convert_to(rpad('t' || n, 43, 'x'), 'UTF8')), 'base64'), '='), '+/', '-_')`;

const statements = ({ cases, messagesEach, people }: Amount): string[] => [
  `insert into identities (cr_uid, email) select 'person-' || n, case n when 0 then 'agent@load.example' when ${people + 1} then 'colleague@load.example' end
   from generate_series(0, ${people + 1}) n`,
  `insert into sessions (hash, cr_uid, expires) select ${HASH}, 'person-' || n, now() + interval '180 days' from generate_series(0, ${people + 1}) n`,
  // As on a used board.
  `insert into cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state,
     simulation, created, erase_on, last_msg_id, last_at, last_by, last_txt)
   select 'seeded-case-number-' || n, 'load', 'S' || n, 'load-hall', 'hall', '{"fr":"Mairie"}', 'anything', 'anything', '[{"fr":"Autre"}]',
     'person-' || (1 + n % ${people}), 'fr-FR',
     case when n % 20 = 0 then 'open' when n % 20 = 1 then 'held' when n % 20 < 4 then 'handled' else 'closed' end, false,
     ${AGO}, ${AGO} + interval '30 days', ${messagesEach}, ${AGO},
     'person-' || (1 + n % ${people}), '{"fr":"Message"}'
   from generate_series(0, ${cases - 1}) n`,
  `insert into participants (csid, cr_uid, staff, joined_as, gcat_code)
   select csid, reporter, false, 'creator', 'users' from cases`,
  `insert into participants (csid, cr_uid, staff, joined_as, name, gcat_code)
   select csid, 'person-0', true, 'alerted', 'Anne Roy', 'users' from cases where state <> 'open'`,
  `insert into participants (csid, cr_uid, staff, joined_as, name, gcat_code)
   select 'seeded-case-number-' || n, 'person-${people + 1}', true, 'alerted', 'Luc Petit', 'users' from generate_series(2, ${cases - 1}, ${COLLEAGUE_EACH}) n`,
  `insert into messages (csid, msg_id, id, at, cr_uid, staff, msg_txt, event)
   select c.csid, m, 'message-number-' || m || '-of-' || c.csid, c.last_at - (${messagesEach} - m) * interval '1 minute', c.reporter, false,
     case when m > 1 then 'Rien n’a changé depuis ce matin, et il pleut.' end, case when m = 1 then 'create' end
   from cases c, generate_series(1, ${messagesEach}) m`,
  `insert into read_marks (csid, cr_uid, staff, msg_id) select csid, 'person-0', true, ${messagesEach - 1} from cases where state <> 'open'`,
  `insert into calls (csid, since, step, whom, gcat_code, people, at) select csid, created, 0, 'service', null, 1, created from cases`,
  `insert into feed (cuid, csid, type, msg_id) select cuid, csid, 'message', last_msg_id from cases`,
];

/** Customer `load`; then vacuums. */
export async function seed(url: string, amount: Amount): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements(amount)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

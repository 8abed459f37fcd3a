import pg from 'pg';

export interface DeskAmount {
  cases: number;
  /** Staff. */
  handlers: number;
}

/** Of `desk` (`customers/desk`): persons 1 to 100; the first asks. */
export const AGENTS = 100;
/** Staff, then reporters. */
export const DESK_PEOPLE = 2_000;
export const deskCaseId = (index: number): string => `desk-case-number-${index}`;
export const deskReporter = (index: number): number => AGENTS + 1 + (index % (DESK_PEOPLE - AGENTS - 1));

const MESSAGES_EACH = 4;
/** Below retention. */
const DAYS = 29;

/** Pseudo-random below `range`, stable per row. */
const spread = (aspect: number, range: number): string =>
  `mod(abs(hashint8extended(n, ${aspect})), ${range})::int`;
const pick = (aspect: number, values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${spread(aspect, values.length)}]`;

const SUBJECTS =
  'banc|lampadaire|trottoir|panneau|arbre|feu|portail|abri|tuyau|regard|mur|escalier|toboggan|grillage|conteneur|volet|robinet|poteau|carreau|vélo|chien|pigeon|scooter|camion|haie|massif|câble|plafond|radiateur|escalator|ascenseur';
const FAULTS =
  'cassé|renversé|bouché|tagué|brûlé|fendu|dévissé|arraché|inondé|couché|tordu|sale|bruyant|abandonné|rouillé|éteint|glissant|instable|ouvert|bloqué';
const PLACES = 'entrée|cour|parvis|quai|passage|rampe|clôture|fontaine|terrasse|rotonde|kiosque|passerelle';

/** Two in a thousand have a rare word. */
const text = (ending: string): string =>
  `format('Le %s est %s depuis ce matin près de la %s.%s', ${pick(11, SUBJECTS.split('|'))}, ${pick(12, FAULTS.split('|'))},
    ${pick(13, PLACES.split('|'))}, case when n % 1000 in (50, 75) then ' Odeur d’hydrocarbure.' else '' end) || ${ending}`;

const CATEGORIES = 'graffiti|dump|bin|lamp|road|playground|leak|tree|noise|parking|animal|anything'.split(
  '|',
);

const TRIGGERING = ['messages', 'participants'];

const statements = ({ cases, handlers }: DeskAmount): string[] => [
  ...TRIGGERING.map((table) => `alter table ${table} disable trigger user`),
  `update identities set email = replace(cr_uid, 'person-', 'agent-') || '@desk.example'
   where cr_uid in (select 'person-' || n from generate_series(1, ${AGENTS}) n)`,
  `insert into cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, reporter, language, state,
     danger, simulation, hold_until, reopen_until, waiting_since, returned_at, outcome, created, erase_on, last_msg_id, last_at, last_by, last_txt)
   select 'desk-case-number-' || n, 'desk', 'D' || n, 'desk-' || place, 'place-' || place, json_build_object('fr', 'Lieu ' || place),
     ccat, ccat, json_build_array(json_build_object('fr', initcap(ccat))), 'person-' || (${AGENTS + 1} + n % ${DESK_PEOPLE - AGENTS - 1}), 'fr-FR', state,
     danger, false, case when state = 'held' then now() + interval '3 days' end,
     case when state = 'closed' then now() + interval '9 days' end, case when state in ('open', 'handled') and waits then created + late * (now() - created) end,
     case when state = 'open' and comes_back then created + late * (now() - created) end, case when state = 'closed' then 'solved' end,
     created, created + interval '30 days', ${MESSAGES_EACH}, created + late * (now() - created),
     'person-' || (${AGENTS + 1} + n % ${DESK_PEOPLE - AGENTS - 1}), json_build_object('fr', txt)
   from (select n, ${spread(2, 20)} as place, ${pick(3, CATEGORIES)} as ccat, ${spread(4, 8)} = 0 as danger, ${spread(14, 2)} = 0 as waits, ${spread(15, 10)} = 0 as comes_back,
       case when ${spread(5, 20)} < 4 then 'open' when ${spread(5, 20)} < 6 then 'held' when ${spread(5, 20)} < 13 then 'handled' else 'closed' end as state,
       now() - (n + 1) * interval '${DAYS} days' / ${cases + 1} as created, ${spread(6, 1000)} / 1000.0 as late, ${text("''")} as txt
     from generate_series(0, ${cases - 1}) n) drawn`,
  `insert into participants (csid, cr_uid, staff, joined_as, gcat_code)
   select csid, reporter, false, 'creator', 'users' from cases where cuid = 'desk'`,
  `insert into participants (csid, cr_uid, staff, joined_as, name, gcat_code)
   select csid, 'person-' || handler, true, 'alerted', case handler when 1 then 'Anne Roy' else 'Agent ' || handler end, 'maintenance'
   from (select csid, 1 + ${spread(7, handlers)} as handler
     from cases, lateral (select substring(csid from '\\d+')::bigint as n) numbered
     where cuid = 'desk' and state <> 'open') handled`,
  `insert into messages (csid, msg_id, id, at, cr_uid, staff, msg_txt, event)
   select csid, m, 'message-number-' || m || '-of-' || csid, last_at - (${MESSAGES_EACH} - m) * interval '1 minute', reporter, false,
     case when m > 1 then ${text("' Message ' || m")} end, case when m = 1 then 'create' end
   from cases, lateral (select substring(csid from '\\d+')::bigint * 7 as n) numbered, generate_series(1, ${MESSAGES_EACH}) m
   where cuid = 'desk'`,
  // Of one in three handlers.
  `insert into read_marks (csid, cr_uid, staff, msg_id)
   select csid, cr_uid, true, ${MESSAGES_EACH} - case when ${spread(8, 3)} = 0 then 1 else 0 end
   from participants join cases using (csid), lateral (select substring(csid from '\\d+')::bigint as n) numbered
   where cuid = 'desk' and staff`,
  `insert into calls (csid, since, step, whom, gcat_code, people, at)
   select csid, created, 0, 'service', null, 1, created from cases where cuid = 'desk'`,
  `insert into calls (csid, since, step, whom, gcat_code, people, at)
   select csid, created + interval '1 minute', 2, 'called', 'maintenance', 3, created + interval '1 minute'
   from cases, lateral (select substring(csid from '\\d+')::bigint as n) numbered where cuid = 'desk' and ${spread(9, 20)} = 0`,
  `insert into feed (cuid, csid, type, msg_id) select cuid, csid, 'message', last_msg_id from cases where cuid = 'desk'`,
  // Once, instead of triggers per statement.
  `select store_case_texts(array(select csid from cases where cuid = 'desk'))`,
  ...TRIGGERING.map((table) => `alter table ${table} enable trigger user`),
];

/** Into a seeded database, then vacuums it. */
export async function seedDesk(url: string, amount: DeskAmount): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements(amount)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

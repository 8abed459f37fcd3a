CREATE TABLE "blocks" (
	"cuid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"reason" json NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_cuid_cr_uid_pk" PRIMARY KEY("cuid","cr_uid")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "block" json;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_person" ON "blocks" USING btree ("cr_uid");--> statement-breakpoint
-- As in 0034, with what is kept of a block.
CREATE OR REPLACE FUNCTION numbered_messages(in_csid text, last integer, stored_at timestamptz, added json) RETURNS SETOF messages
LANGUAGE sql STABLE AS $$
	SELECT in_csid, last + place::integer, one.id, stored_at::timestamptz(3), one."crUid", one.staff, one."msgTxt", one.event,
		one.outcome, one."ccatCode", one."ccatPath", one."qstnId", one.qstn, one.flow, one.items, one.answers, one.words,
		one."msgIdAnswer", one."holdUntil"::timestamptz(3), one.media, one.block
	FROM ROWS FROM (json_to_recordset(added) AS (id text, "crUid" text, staff boolean, "msgTxt" text, event text, outcome text,
		"ccatCode" text, "ccatPath" text, "qstnId" text, qstn json, flow text, items json, answers json, words json,
		"msgIdAnswer" integer, "holdUntil" timestamptz, media json, block json)) WITH ORDINALITY
		AS one(id, "crUid", staff, "msgTxt", event, outcome, "ccatCode", "ccatPath", "qstnId", qstn, flow, items, answers, words,
		"msgIdAnswer", "holdUntil", media, block, place)
	ORDER BY place
$$;
--> statement-breakpoint
-- As in 0041, but nothing is opened for who is blocked. Whoever blocks holds the person first, as whoever opens a case does.
CREATE OR REPLACE FUNCTION open_case(opening json, numbers text[], added json, line json, session text)
RETURNS TABLE (refusal text, number text, at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE
	the_case record;
	owner text;
	appended integer := json_array_length(added);
	now_or_later timestamptz(3);
BEGIN
	SELECT * INTO the_case FROM json_to_record(opening) AS (csid text, cuid text, qrid text, "placeCode" text, "placeLbl" json,
		"ccatCode" text, "ccatPath" text, "ccatLbls" json, "imgSrc" text, "caseType" text, reporter text, language text,
		state text, contact json, danger boolean, simulation boolean, created timestamptz, "eraseOn" timestamptz);
	PERFORM 1 FROM identities WHERE cr_uid = the_case.reporter AND merged_into IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN refusal := 'unauthenticated'; RETURN NEXT; RETURN; END IF;
	-- Of a report that arrives again the case is there: it was taken before.
	IF EXISTS (SELECT 1 FROM blocks WHERE blocks.cuid = the_case.cuid AND blocks.cr_uid = the_case.reporter)
		AND NOT EXISTS (SELECT 1 FROM cases WHERE cases.csid = the_case.csid) THEN
		refusal := 'blocked'; RETURN NEXT; RETURN;
	END IF;
	now_or_later := greatest(clock_timestamp(), the_case.created);
	FOREACH number IN ARRAY numbers LOOP
		INSERT INTO cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, img_src, case_type,
			reporter, language, state, contact, danger, simulation, created, erase_on, last_msg_id, last_at, last_by, last_txt, last_kind)
		VALUES (the_case.csid, the_case.cuid, number, the_case.qrid, the_case."placeCode", the_case."placeLbl", the_case."ccatCode",
			the_case."ccatPath", the_case."ccatLbls", the_case."imgSrc", the_case."caseType", the_case.reporter, the_case.language,
			the_case.state, the_case.contact, coalesce(the_case.danger, false), the_case.simulation, the_case.created, the_case."eraseOn", appended, now_or_later,
			the_case.reporter, line, NULL)
		ON CONFLICT DO NOTHING;
		EXIT WHEN FOUND;
		-- The same report arrived twice at once, and the other was first.
		SELECT cases.reporter INTO owner FROM cases WHERE csid = the_case.csid;
		IF FOUND THEN
			number := NULL;
			IF owner <> the_case.reporter THEN refusal := 'conflict'; END IF;
			RETURN NEXT; RETURN;
		END IF;
		number := NULL;
	END LOOP;
	IF number IS NULL THEN RAISE EXCEPTION 'No free case number was found.'; END IF;
	INSERT INTO participants (csid, cr_uid, staff, joined_as, gcat_code)
		VALUES (the_case.csid, the_case.reporter, false, 'creator', 'users');
	INSERT INTO messages SELECT * FROM numbered_messages(the_case.csid, 0, now_or_later, added);
	INSERT INTO feed (cuid, csid, type, msg_id)
		SELECT the_case.cuid, the_case.csid, 'message', place FROM generate_series(1, appended) place ORDER BY place;
	INSERT INTO feed (cuid, csid, type, msg_id) VALUES (the_case.cuid, the_case.csid, 'case', appended);
	UPDATE sessions SET qrid_used = true WHERE hash = session AND sessions.qrid = the_case.qrid;
	at := now_or_later;
	RETURN NEXT;
END $$;
--> statement-breakpoint
-- As in 0041, but nothing is taken of a visitor who is blocked; what was stored before is answered as it was.
CREATE OR REPLACE FUNCTION send_text(in_csid text, in_cuid text, message json, line json, allowed json, joining json, member json)
RETURNS TABLE (refusal text, stored messages)
LANGUAGE plpgsql AS $$
DECLARE
	held record;
	part record;
	relation text;
	sender text := message ->> 'crUid';
	by_staff boolean := (message ->> 'staff')::boolean;
	state_then text;
	now_or_later timestamptz(3);
BEGIN
	PERFORM 1 FROM identities WHERE cr_uid = sender AND merged_into IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN refusal := 'unauthenticated'; RETURN NEXT; RETURN; END IF;
	SELECT cuid, state, last_msg_id, last_at INTO held FROM cases WHERE csid = in_csid FOR NO KEY UPDATE;
	IF held.cuid IS DISTINCT FROM in_cuid THEN refusal := 'unknownCase'; RETURN NEXT; RETURN; END IF;
	SELECT left_at INTO part FROM participants WHERE csid = in_csid AND cr_uid = sender AND staff = by_staff;
	relation := CASE
		WHEN NOT FOUND THEN 'none'
		WHEN NOT by_staff THEN 'reporter'
		WHEN part.left_at IS NULL THEN 'handler'
		ELSE 'left' END;
	-- A case of others is answered like one that does not exist.
	IF NOT by_staff AND (relation = 'none' OR part.left_at IS NOT NULL) THEN
		refusal := 'unknownCase'; RETURN NEXT; RETURN;
	END IF;
	SELECT * INTO stored FROM messages WHERE csid = in_csid AND id = message ->> 'id';
	IF FOUND THEN
		IF stored.cr_uid IS DISTINCT FROM sender OR stored.staff <> by_staff THEN refusal := 'conflict'; stored := NULL; END IF;
		RETURN NEXT; RETURN;
	END IF;
	IF NOT by_staff AND EXISTS (SELECT 1 FROM blocks WHERE blocks.cuid = in_cuid AND blocks.cr_uid = sender) THEN
		refusal := 'blocked'; RETURN NEXT; RETURN;
	END IF;
	state_then := allowed -> relation ->> held.state;
	IF state_then IS NULL THEN refusal := 'stepNotAllowed'; RETURN NEXT; RETURN; END IF;
	IF joining -> relation IS NULL OR relation = 'handler' AND state_then = held.state THEN
		now_or_later := greatest(clock_timestamp(), held.last_at);
		UPDATE cases SET last_msg_id = held.last_msg_id + 1, last_at = now_or_later, last_by = sender, last_txt = line,
			last_kind = NULL
		WHERE csid = in_csid;
		INSERT INTO messages (csid, msg_id, id, at, cr_uid, staff, msg_txt)
			VALUES (in_csid, held.last_msg_id + 1, message ->> 'id', now_or_later, sender, by_staff, message ->> 'msgTxt')
			RETURNING * INTO stored;
		INSERT INTO feed (cuid, csid, type, msg_id) VALUES (in_cuid, in_csid, 'message', held.last_msg_id + 1);
		RETURN NEXT; RETURN;
	END IF;
	INSERT INTO participants (csid, cr_uid, staff, joined_as, name, grp_lbl, gcat_code, joined)
		VALUES (in_csid, sender, true, 'alerted', member ->> 'name', (member ->> 'grpLbl')::json, member ->> 'gcatCode',
			clock_timestamp())
		ON CONFLICT (csid, cr_uid, staff) DO UPDATE
			SET left_at = NULL, name = excluded.name, grp_lbl = excluded.grp_lbl, gcat_code = excluded.gcat_code;
	SELECT * INTO stored
		FROM append_messages(in_csid, json_build_array(joining -> relation, message), json_build_object('state', state_then), line)
		ORDER BY msg_id DESC LIMIT 1;
	RETURN NEXT;
END $$;

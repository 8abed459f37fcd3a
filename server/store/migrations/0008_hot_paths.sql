-- What is done for every message and every report, each in one statement: the rules stay with the caller, who hands over what
-- its tables allow; what must be seen under the lock of the case is looked at here.

-- Adds messages to a case that is locked, each numbered one above the last, and tells the feed.
-- added: rows of messages by the names that the code has for their columns; change: what a step changes of the case besides,
-- and null where nothing does; line: what lists show of the last message.
CREATE FUNCTION append_messages(in_csid text, added json, change json, line json) RETURNS SETOF messages
LANGUAGE plpgsql AS $$
DECLARE
	held cases;
	-- Clocks may jump back: within a discussion time never does.
	now_or_later timestamptz(3);
	appended integer := json_array_length(added);
BEGIN
	SELECT * INTO STRICT held FROM cases WHERE csid = in_csid;
	now_or_later := greatest(clock_timestamp(), held.last_at);
	UPDATE cases SET
		last_msg_id = held.last_msg_id + appended,
		last_at = now_or_later,
		last_by = added -> -1 ->> 'crUid',
		last_txt = line,
		last_kind = coalesce(added -> -1 ->> 'event', added -> -1 ->> 'flow'),
		state = coalesce(change ->> 'state', state),
		outcome = CASE WHEN change -> 'outcome' IS NULL THEN outcome ELSE change ->> 'outcome' END,
		rating = CASE WHEN change -> 'rating' IS NULL THEN rating ELSE (change ->> 'rating')::integer END,
		rate_msg_id = CASE WHEN change -> 'rateMsgId' IS NULL THEN rate_msg_id ELSE (change ->> 'rateMsgId')::integer END
	WHERE csid = in_csid;
	RETURN QUERY
		INSERT INTO messages (csid, msg_id, id, at, cr_uid, staff, msg_txt, event, outcome, ccat_code, ccat_path,
			qstn_id, qstn, flow, items, answers, words, msg_id_answer)
		SELECT in_csid, held.last_msg_id + place::integer, one.id, now_or_later, one."crUid", one.staff, one."msgTxt", one.event,
			one.outcome, one."ccatCode", one."ccatPath", one."qstnId", one.qstn, one.flow, one.items, one.answers, one.words,
			one."msgIdAnswer"
		FROM ROWS FROM (json_to_recordset(added) AS (id text, "crUid" text, staff boolean, "msgTxt" text, event text, outcome text,
			"ccatCode" text, "ccatPath" text, "qstnId" text, qstn json, flow text, items json, answers json, words json,
			"msgIdAnswer" integer)) WITH ORDINALITY
			AS one(id, "crUid", staff, "msgTxt", event, outcome, "ccatCode", "ccatPath", "qstnId", qstn, flow, items, answers, words,
			"msgIdAnswer", place)
		ORDER BY place
		RETURNING *;
	INSERT INTO feed (cuid, csid, type, msg_id)
		SELECT held.cuid, in_csid, 'message', held.last_msg_id + place FROM generate_series(1, appended) place ORDER BY place;
	IF change IS NOT NULL THEN
		INSERT INTO feed (cuid, csid, type, msg_id) VALUES (held.cuid, in_csid, 'case', held.last_msg_id + appended);
	END IF;
END $$;
--> statement-breakpoint
-- Stores a text of a person once. Everywhere the identity comes first, then the case.
-- allowed: by how the sender stands to the case, which states it may be in and which it is in then (from the table of steps);
-- joining: by the same, the message that tells that the sender takes the case in hand; member: how they are known in it then.
-- Answers why it was refused, or what is stored.
CREATE FUNCTION send_text(in_csid text, in_cuid text, message json, line json, allowed json, joining json, member json)
RETURNS TABLE (refusal text, stored messages)
LANGUAGE plpgsql AS $$
DECLARE
	held cases;
	part participants;
	relation text;
	sender text := message ->> 'crUid';
	by_staff boolean := (message ->> 'staff')::boolean;
	state_then text;
BEGIN
	IF NOT by_staff THEN
		PERFORM 1 FROM identities WHERE cr_uid = sender AND merged_into IS NULL FOR KEY SHARE;
		IF NOT FOUND THEN refusal := 'unauthenticated'; RETURN NEXT; RETURN; END IF;
	END IF;
	SELECT * INTO held FROM cases WHERE csid = in_csid FOR NO KEY UPDATE;
	IF held.cuid IS DISTINCT FROM in_cuid THEN refusal := 'unknownCase'; RETURN NEXT; RETURN; END IF;
	SELECT * INTO part FROM participants WHERE csid = in_csid AND cr_uid = sender AND staff = by_staff;
	relation := CASE
		WHEN part.csid IS NULL THEN 'none'
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
	state_then := allowed -> relation ->> held.state;
	IF state_then IS NULL THEN refusal := 'stepNotAllowed'; RETURN NEXT; RETURN; END IF;
	IF joining -> relation IS NULL THEN
		SELECT * INTO stored FROM append_messages(in_csid, json_build_array(message), NULL, line);
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
--> statement-breakpoint
-- Opens a case once: its reporter takes part, its first messages are stored, and the session's code is used. The first number
-- of several that no other case of the customer has is its number. Answers why it was refused, or the number and when its last
-- message was stored; neither where the same person opened it before.
CREATE FUNCTION open_case(opening json, numbers text[], added json, line json, session text)
RETURNS TABLE (refusal text, number text, at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE
	the_case record;
	owner text;
BEGIN
	SELECT * INTO the_case FROM json_to_record(opening) AS (csid text, cuid text, qrid text, "placeCode" text, "placeLbl" json,
		"ccatCode" text, "ccatPath" text, "ccatLbls" json, "imgSrc" text, "caseType" text, reporter text, language text,
		state text, simulation boolean, created timestamptz, "eraseOn" timestamptz);
	PERFORM 1 FROM identities WHERE cr_uid = the_case.reporter AND merged_into IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN refusal := 'unauthenticated'; RETURN NEXT; RETURN; END IF;
	FOREACH number IN ARRAY numbers LOOP
		INSERT INTO cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, img_src, case_type,
			reporter, language, state, simulation, created, erase_on, last_msg_id, last_at)
		VALUES (the_case.csid, the_case.cuid, number, the_case.qrid, the_case."placeCode", the_case."placeLbl", the_case."ccatCode",
			the_case."ccatPath", the_case."ccatLbls", the_case."imgSrc", the_case."caseType", the_case.reporter, the_case.language,
			the_case.state, the_case.simulation, the_case.created, the_case."eraseOn", 0, the_case.created)
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
	SELECT appended.at INTO at FROM append_messages(the_case.csid, added, '{}', line) appended LIMIT 1;
	UPDATE sessions SET qrid_used = true WHERE hash = session AND sessions.qrid = the_case.qrid;
	RETURN NEXT;
END $$;
--> statement-breakpoint
-- Notes how far a person has seen a discussion: never beyond its last message, never backwards. A mark that moves is told to
-- the feed. Answers whether there is such a case, and whether the mark moved.
CREATE FUNCTION mark_read(in_csid text, person text, by_staff boolean, seen integer) RETURNS TABLE (known boolean, moved boolean)
LANGUAGE plpgsql AS $$
DECLARE
	customer text;
	upto integer;
BEGIN
	SELECT cuid, least(seen, last_msg_id) INTO customer, upto FROM cases WHERE csid = in_csid;
	known := FOUND;
	moved := false;
	IF upto > 0 THEN
		INSERT INTO read_marks AS mark (csid, cr_uid, staff, msg_id) VALUES (in_csid, person, by_staff, upto)
			ON CONFLICT (csid, cr_uid, staff) DO UPDATE SET msg_id = excluded.msg_id WHERE mark.msg_id < excluded.msg_id;
		moved := FOUND;
		IF moved THEN
			INSERT INTO feed (cuid, csid, type, msg_id) VALUES (customer, in_csid, 'read', upto);
		END IF;
	END IF;
	RETURN NEXT;
END $$;

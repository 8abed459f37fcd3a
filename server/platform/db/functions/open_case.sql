-- Opens a case once: its reporter takes part, its first messages are stored and the code of the session is used. Its number is the
-- first of `numbers` that no other case of the customer has. The person is locked first, as by whoever blocks them.
-- A case of a gathering (`gthrId`) is told there by `gthrLine`, which its number completes, if somebody may still write.
-- Returns why it was refused, or the number and the time of the last message; neither where the same person opened it before.
CREATE OR REPLACE FUNCTION open_case(opening json, numbers text[], added json, line json, session text)
RETURNS TABLE (refusal text, number text, at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE
	the_case record;
	owner text;
	appended integer := json_array_length(added);
	now_or_later timestamptz(3);
	by_link boolean;
BEGIN
	SELECT * INTO the_case FROM json_to_record(opening) AS (csid text, cuid text, qrid text, "placeCode" text, "placeLbl" json,
		"ccatCode" text, "ccatPath" text, "ccatLbls" json, "imgSrc" text, "caseType" text, reporter text, language text,
		"reportLine" text, state text, contact json, danger boolean, simulation boolean, created timestamptz, "eraseOn" timestamptz,
		"betweenUsers" boolean, conflict boolean, "answerDue" timestamptz, "solveDue" timestamptz, "dueAlertAt" timestamptz, "dueRules" text, "gthrId" text, "gthrLine" json, channel text, "takenBy" text);
	PERFORM 1 FROM identities WHERE cr_uid = the_case.reporter AND merged_into IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN refusal := 'unauthenticated'; RETURN NEXT; RETURN; END IF;
	refusal := may_send(the_case.cuid, the_case.reporter, false);
	IF refusal IS NOT NULL THEN
		-- Of a report that arrives again the case is there: it was taken before.
		IF EXISTS (SELECT FROM cases WHERE cases.csid = the_case.csid) THEN refusal := NULL; ELSE RETURN NEXT; RETURN; END IF;
	END IF;
	-- A report by a customer's connect link is a use of it; two people with one use left are told apart by its lock.
	PERFORM 1 FROM connect_links WHERE id = the_case.qrid AND connect_links.csid IS NULL FOR UPDATE;
	by_link := FOUND;
	IF by_link AND NOT EXISTS (SELECT FROM connect_links WHERE id = the_case.qrid AND withdrawn_at IS NULL
		AND (ends_at IS NULL OR ends_at > clock_timestamp()) AND (use_limit IS NULL OR uses < use_limit))
		AND NOT EXISTS (SELECT FROM cases WHERE cases.csid = the_case.csid) THEN
		refusal := 'staleQr'; RETURN NEXT; RETURN;
	END IF;
	now_or_later := greatest(clock_timestamp(), the_case.created);
	FOREACH number IN ARRAY numbers LOOP
		INSERT INTO cases (csid, cuid, nbr, qrid, place_code, place_lbl, ccat_code, ccat_path, ccat_lbls, img_src, case_type, gthr_id,
			reporter, language, report_line, state, contact, danger, simulation, between_users, created, erase_on, waiting_since,
			answer_due, solve_due, due_alert_at, due_rules, channel, taken_by, last_msg_id, last_at, last_by, last_txt, last_kind)
		VALUES (the_case.csid, the_case.cuid, number, the_case.qrid, the_case."placeCode", the_case."placeLbl", the_case."ccatCode",
			the_case."ccatPath", the_case."ccatLbls", the_case."imgSrc", the_case."caseType", the_case."gthrId", the_case.reporter, the_case.language,
			the_case."reportLine", the_case.state, the_case.contact, coalesce(the_case.danger, false), the_case.simulation, coalesce(the_case."betweenUsers", false), the_case.created, the_case."eraseOn", the_case.created,
			the_case."answerDue", the_case."solveDue", the_case."dueAlertAt", the_case."dueRules", the_case.channel, the_case."takenBy", appended, now_or_later,
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
	INSERT INTO participants (csid, cr_uid, staff, joined_as, gcat_code, blocks_at)
		VALUES (the_case.csid, the_case.reporter, false, 'creator', 'users', CASE WHEN the_case.conflict THEN now_or_later END);
	INSERT INTO messages SELECT * FROM numbered_messages(the_case.csid, 0, now_or_later, added);
	INSERT INTO feed (cuid, csid, type, msg_id)
		SELECT the_case.cuid, the_case.csid, 'message', place FROM generate_series(1, appended) place ORDER BY place;
	INSERT INTO feed (cuid, csid, type, msg_id) VALUES (the_case.cuid, the_case.csid, 'case', appended);
	IF the_case."gthrLine" IS NOT NULL THEN
		PERFORM 1 FROM cases WHERE csid = the_case."gthrId" AND cases.cuid = the_case.cuid AND stopped_at IS NULL FOR NO KEY UPDATE;
		IF FOUND AND gathering_refuses(the_case."gthrId", the_case.reporter, false) IS NULL THEN
			PERFORM append_messages(the_case."gthrId", json_build_array(
				jsonb_set(the_case."gthrLine"::jsonb, '{hung,nbr}', to_jsonb(open_case.number))), '{}', NULL);
		END IF;
	END IF;
	IF by_link THEN UPDATE connect_links SET uses = uses + 1 WHERE id = the_case.qrid; END IF;
	UPDATE sessions SET qrid_used = true WHERE hash = session AND sessions.qrid = the_case.qrid;
	at := now_or_later;
	RETURN NEXT;
END $$;

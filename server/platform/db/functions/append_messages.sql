-- Appends messages to a case that the caller has locked, and tells the feed.
-- added: rows of messages by the names of their fields in the code; change: columns of the case that a step sets besides, null where
-- none does; line: what lists show of the last message.
-- The case is updated once: a row that a transaction updates twice has its foreign keys checked again, its reporter's too, and whoever
-- holds that reporter may be waiting for this case.
-- When the first handler takes a case whose reporter no news reaches, `crWeb` follows the message that tells so.
-- The number given for a phone call goes with the end of the call or of the case, and when whoever was to dial it leaves.
CREATE OR REPLACE FUNCTION append_messages(in_csid text, added json, change json, line json) RETURNS SETOF messages
LANGUAGE plpgsql AS $$
DECLARE
	held record;
	-- Clocks may jump back: within a discussion time never does.
	now_or_later timestamptz(3);
	last_one json := added -> -1;
	appended integer;
	call_then integer;
	state_then text;
	waiting_then timestamptz(3);
	comes_back boolean;
	answers boolean;
	-- Messages put before those that the caller numbered in `change`.
	shifted integer := 0;
BEGIN
	SELECT cuid, state, last_msg_id, last_at, call_msg_id, waiting_since INTO STRICT held FROM cases WHERE csid = in_csid;
	now_or_later := greatest(coalesce((change ->> 'at')::timestamptz, clock_timestamp()), held.last_at);
	call_then := CASE WHEN change ->> 'state' IN ('closed', 'rejected', 'cancelled') THEN NULL
		WHEN change -> 'callMsgId' IS NULL THEN held.call_msg_id ELSE (change ->> 'callMsgId')::integer END;
	IF change ->> 'state' IN ('handled', 'held') AND EXISTS (SELECT FROM json_array_elements(added) one WHERE one ->> 'event' IN ('handle', 'assigned'))
		AND NOT EXISTS (SELECT FROM messages m WHERE m.csid = in_csid AND m.event IN ('handle', 'assigned', 'crWeb')) AND is_web_only(in_csid) THEN
		added := (SELECT json_agg(one ORDER BY place) FROM (
			SELECT one, place::numeric FROM json_array_elements(added) WITH ORDINALITY AS each (one, place)
			UNION ALL SELECT json_build_object('id', translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'),
				'staff', false, 'event', 'crWeb'), place + 0.5
			FROM json_array_elements(added) WITH ORDINALITY AS each (one, place) WHERE one ->> 'event' IN ('handle', 'assigned')) AS placed);
		shifted := 1;
	END IF;
	appended := json_array_length(added);
	state_then := coalesce(change ->> 'state', held.state);
	comes_back := state_then = 'open' AND held.state <> 'open';
	answers := EXISTS (SELECT FROM json_array_elements(added) one WHERE (one ->> 'staff')::boolean
		AND coalesce(one ->> 'msgTxt', one ->> 'media', one ->> 'items', one ->> 'poll') IS NOT NULL);
	-- What staff say, a hold, an end and the reporter's erasure let nobody wait; what others say, and a case that comes back, do.
	waiting_then := CASE
		WHEN state_then IN ('closed', 'rejected', 'cancelled') OR change ->> 'state' = 'held' OR change ->> 'reporter' IS NOT NULL AND last_one ->> 'event' NOT IN ('mergeProfile', 'reporterLinked') THEN NULL
		WHEN answers THEN NULL
		WHEN comes_back OR EXISTS (SELECT FROM json_array_elements(added) one WHERE NOT (one ->> 'staff')::boolean
			AND coalesce(one ->> 'msgTxt', one ->> 'media', one ->> 'answers') IS NOT NULL) THEN coalesce(held.waiting_since, now_or_later)
		-- A close is undone: whoever waited before it waits on.
		WHEN held.state IN ('closed', 'rejected', 'cancelled') THEN (SELECT min(m.at) FROM messages m
			WHERE m.csid = in_csid AND NOT m.staff AND (m.msg_txt IS NOT NULL OR m.media IS NOT NULL OR m.answers IS NOT NULL)
				AND m.msg_id > coalesce((SELECT max(t.msg_id) FROM messages t WHERE t.csid = in_csid AND t.staff
					AND (t.msg_txt IS NOT NULL OR t.media IS NOT NULL OR t.items IS NOT NULL OR t.poll IS NOT NULL)), 0))
		ELSE held.waiting_since END;
	UPDATE cases SET
		last_msg_id = held.last_msg_id + appended,
		last_at = now_or_later,
		last_by = last_one ->> 'crUid',
		last_txt = line,
		last_kind = coalesce(last_one ->> 'event', last_one ->> 'flow'),
		reporter = coalesce(change ->> 'reporter', reporter),
		state = state_then,
		waiting_since = waiting_then,
		-- The code computes dates; a first answer meets one, and an end or a hold that an older server writes stops both.
		answer_due = CASE WHEN change -> 'answerDue' IS NOT NULL THEN (change ->> 'answerDue')::timestamptz
			WHEN answers OR state_then IN ('held', 'closed', 'rejected', 'cancelled') THEN NULL ELSE answer_due END,
		solve_due = CASE WHEN change -> 'solveDue' IS NOT NULL THEN (change ->> 'solveDue')::timestamptz
			WHEN state_then IN ('held', 'closed', 'rejected', 'cancelled') THEN NULL ELSE solve_due END,
		due_alert_at = CASE WHEN change -> 'dueAlertAt' IS NULL THEN due_alert_at ELSE (change ->> 'dueAlertAt')::timestamptz END,
		due_moved = CASE WHEN change -> 'dueMoved' IS NULL THEN due_moved ELSE (change ->> 'dueMoved')::json END,
		due_rules = CASE WHEN change -> 'dueRules' IS NULL THEN due_rules ELSE change ->> 'dueRules' END,
		pauses = CASE WHEN change -> 'pauses' IS NULL THEN pauses ELSE (change ->> 'pauses')::json END,
		-- What figures need, so that they read no messages. To be told of an end is an answer too.
		answered_at = coalesce(answered_at, CASE WHEN answers OR EXISTS (SELECT FROM json_array_elements(added) one
			WHERE (one ->> 'staff')::boolean AND one ->> 'event' IN ('close', 'reject')) THEN now_or_later END),
		ended_at = CASE WHEN state_then IN ('closed', 'rejected', 'cancelled') THEN coalesce(ended_at, now_or_later) END,
		reopened = reopened OR EXISTS (SELECT FROM json_array_elements(added) one WHERE one ->> 'event' = 'crReopen'),
		late = late OR coalesce(least(answer_due, solve_due) < now_or_later, false),
		-- Of another service: it waits for that one from now on.
		returned_at = CASE WHEN comes_back OR (change ->> 'rerouted')::boolean AND state_then = 'open' THEN now_or_later ELSE returned_at END,
		outcome = CASE WHEN change -> 'outcome' IS NULL THEN outcome ELSE change ->> 'outcome' END,
		rating = CASE WHEN change -> 'rating' IS NULL THEN rating ELSE (change ->> 'rating')::integer END,
		rate_msg_id = CASE WHEN change -> 'rateMsgId' IS NULL THEN rate_msg_id ELSE (change ->> 'rateMsgId')::integer END,
		mobile_msg_id = CASE WHEN change -> 'mobileMsgId' IS NULL THEN mobile_msg_id ELSE (change ->> 'mobileMsgId')::integer + shifted END,
		call_msg_id = call_then,
		reopen_until = CASE WHEN change -> 'reopenUntil' IS NULL THEN reopen_until ELSE (change ->> 'reopenUntil')::timestamptz END,
		stopped_at = CASE WHEN change -> 'stoppedAt' IS NULL THEN stopped_at ELSE (change ->> 'stoppedAt')::timestamptz END,
		stopped_by = CASE WHEN change -> 'stoppedBy' IS NULL THEN stopped_by ELSE change ->> 'stoppedBy' END,
		hold_until = CASE WHEN change -> 'holdUntil' IS NULL THEN hold_until ELSE (change ->> 'holdUntil')::timestamptz END,
		ccat_code = coalesce(change ->> 'ccatCode', ccat_code),
		ccat_path = coalesce(change ->> 'ccatPath', ccat_path),
		ccat_lbls = coalesce(change -> 'ccatLbls', ccat_lbls),
		gcat_code = CASE WHEN change -> 'gcatCode' IS NULL THEN gcat_code ELSE change ->> 'gcatCode' END,
		img_src = CASE WHEN change -> 'imgSrc' IS NULL THEN img_src ELSE change ->> 'imgSrc' END,
		case_type = CASE WHEN change -> 'caseType' IS NULL THEN case_type ELSE change ->> 'caseType' END,
		separated = coalesce((change ->> 'separated')::boolean, separated),
		followers_after = CASE WHEN change -> 'followersAfter' IS NULL THEN followers_after ELSE (change ->> 'followersAfter')::integer END,
		contact = CASE WHEN change -> 'contact' IS NULL THEN contact ELSE (change ->> 'contact')::json END
	WHERE csid = in_csid;
	IF held.call_msg_id IS NOT NULL AND (call_then IS NULL OR EXISTS (SELECT FROM json_array_elements(added) one
		JOIN messages m ON m.csid = in_csid AND m.msg_id = held.call_msg_id
		WHERE (one ->> 'staff')::boolean AND (one ->> 'event' = 'leave' AND one ->> 'crUid' = m.call ->> 'reqCrUid'
			OR one ->> 'event' IN ('assigned', 'assignedToService') AND NOT EXISTS (SELECT FROM participants p
				WHERE p.csid = in_csid AND p.staff AND p.left_at IS NULL AND p.cr_uid = m.call ->> 'reqCrUid')))) THEN
		UPDATE messages m SET call = (m.call::jsonb - 'phone')::json
			WHERE m.csid = in_csid AND m.msg_id >= held.call_msg_id AND m.call ->> 'phone' IS NOT NULL;
	END IF;
	RETURN QUERY
		INSERT INTO messages SELECT * FROM numbered_messages(in_csid, held.last_msg_id, now_or_later, added) RETURNING *;
	INSERT INTO feed (cuid, csid, type, msg_id)
		SELECT held.cuid, in_csid, 'message', held.last_msg_id + place FROM generate_series(1, appended) place ORDER BY place;
	IF change IS NOT NULL THEN
		INSERT INTO feed (cuid, csid, type, msg_id) VALUES (held.cuid, in_csid, 'case', held.last_msg_id + appended);
	END IF;
END $$;

-- Stores a text of a person once. The identity is locked first, then the case: whoever erases themselves does so in the same order.
-- joining: by how the sender stands to the case, the message that tells that they take it in hand; member: how they are known in it then.
-- Returns why it was refused, or what is stored. A text by which nobody takes the case in hand is inserted here, field by field.
CREATE OR REPLACE FUNCTION send_text(in_csid text, in_cuid text, message json, line json, joining json, member json)
RETURNS TABLE (refusal text, stored messages)
LANGUAGE plpgsql AS $$
DECLARE
	held record;
	taken record;
	sender text := message ->> 'crUid';
	by_staff boolean := (message ->> 'staff')::boolean;
	now_or_later timestamptz(3);
	how json;
BEGIN
	PERFORM 1 FROM identities WHERE cr_uid = sender AND merged_into IS NULL FOR KEY SHARE;
	IF NOT FOUND THEN refusal := 'unauthenticated'; RETURN NEXT; RETURN; END IF;
	SELECT cuid, kind, state, last_msg_id, last_at, waiting_since INTO held FROM cases WHERE csid = in_csid FOR NO KEY UPDATE;
	IF held.cuid IS DISTINCT FROM in_cuid THEN refusal := 'unknownCase'; RETURN NEXT; RETURN; END IF;
	SELECT * INTO taken FROM take_step(in_csid, sender, by_staff, 'send', false);
	IF taken.refusal = 'unknownCase' THEN refusal := taken.refusal; RETURN NEXT; RETURN; END IF;
	SELECT * INTO stored FROM messages WHERE csid = in_csid AND id = message ->> 'id';
	IF FOUND THEN
		IF stored.cr_uid IS DISTINCT FROM sender OR stored.staff <> by_staff THEN refusal := 'conflict'; stored := NULL; END IF;
		RETURN NEXT; RETURN;
	END IF;
	IF taken.refusal IS NOT NULL THEN refusal := taken.refusal; RETURN NEXT; RETURN; END IF;
	IF NOT taken.joins THEN
		now_or_later := greatest(clock_timestamp(), held.last_at);
		UPDATE cases SET last_msg_id = held.last_msg_id + 1, last_at = now_or_later, last_by = sender, last_txt = line,
			last_kind = NULL,
			waiting_since = CASE WHEN NOT by_staff AND held.state NOT IN ('closed', 'rejected', 'cancelled')
				THEN coalesce(held.waiting_since, now_or_later) END,
			answer_due = CASE WHEN NOT by_staff THEN answer_due END,
			answered_at = CASE WHEN by_staff THEN coalesce(answered_at, now_or_later) ELSE answered_at END,
			late = late OR coalesce(least(answer_due, solve_due) < now_or_later, false)
		WHERE csid = in_csid;
		INSERT INTO messages (csid, msg_id, id, at, cr_uid, staff, msg_txt, tgt_types)
			VALUES (in_csid, held.last_msg_id + 1, message ->> 'id', now_or_later, sender, by_staff, message ->> 'msgTxt',
				forced_tgt_types(in_csid, sender, by_staff, message -> 'tgtTypes'))
			RETURNING * INTO stored;
		INSERT INTO feed (cuid, csid, type, msg_id) VALUES (in_cuid, in_csid, 'message', held.last_msg_id + 1);
		RETURN NEXT; RETURN;
	END IF;
	how := staff_join(in_csid, sender, member);
	INSERT INTO participants (csid, cr_uid, staff, joined_as, name, grp_lbl, gcat_code, joined)
		VALUES (in_csid, sender, true, how ->> 'as', member ->> 'name', (member ->> 'grpLbl')::json, member ->> 'gcatCode',
			clock_timestamp())
		ON CONFLICT (csid, cr_uid, staff) DO UPDATE
			SET joined_as = CASE WHEN participants.left_at IS NULL THEN participants.joined_as ELSE excluded.joined_as END,
				left_at = NULL, name = excluded.name, grp_lbl = excluded.grp_lbl, gcat_code = excluded.gcat_code;
	SELECT * INTO stored
		FROM append_messages(in_csid, json_build_array((joining -> taken.relation)::jsonb || jsonb_build_object('join', how)
			|| CASE held.kind WHEN 'gathering' THEN '{"event": "hostJoined"}'::jsonb ELSE '{}' END, message), json_build_object('state', taken.state_then), line)
		ORDER BY msg_id DESC LIMIT 1;
	RETURN NEXT;
END $$;

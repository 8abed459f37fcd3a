-- Decides whether somebody may take a step in a case now: how they stand to it, and what follows, or why it is refused. A case of others
-- is answered like one that does not exist.
CREATE OR REPLACE FUNCTION take_step(in_csid text, person text, by_staff boolean, asked text, has_sms boolean)
RETURNS TABLE (refusal text, relation text, state_then text, joins boolean)
LANGUAGE plpgsql STABLE AS $$
BEGIN
	SELECT one.relation, one.state_then, one.joins INTO relation, state_then, joins
		FROM steps_of(in_csid, person, by_staff, has_sms, asked) one;
	IF NOT FOUND THEN
		refusal := CASE WHEN by_staff OR EXISTS (
			SELECT FROM participants p WHERE p.csid = in_csid AND p.cr_uid = person AND NOT p.staff AND p.left_at IS NULL
		) THEN coalesce((SELECT coalesce(may_send(cuid, person, by_staff), CASE WHEN stopped_at IS NOT NULL THEN 'stopped' END,
			CASE WHEN asked = 'send' THEN gathering_refuses(in_csid, person, by_staff) END)
			FROM cases WHERE csid = in_csid), 'stepNotAllowed') ELSE 'unknownCase' END;
	END IF;
	RETURN NEXT;
END $$;

-- Whether staff and reporter are on the phone now: the last event of the call under way is its beginning.
CREATE OR REPLACE FUNCTION is_on_phone(in_csid text) RETURNS boolean
LANGUAGE sql STABLE AS $$
	SELECT coalesce((
		SELECT m.call ->> 'event' = 'begun'
		FROM cases c JOIN messages m ON m.csid = c.csid AND m.msg_id >= c.call_msg_id AND m.call IS NOT NULL
		WHERE c.csid = in_csid
		ORDER BY m.msg_id DESC LIMIT 1), false)
$$;

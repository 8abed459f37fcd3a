-- Why somebody may not write in a gathering now: it has not begun or is over (`gatheringClosed`), or staff let them read only
-- (`silenced`). Null where they may, and for cases of all other kinds.
CREATE OR REPLACE FUNCTION gathering_refuses(in_csid text, person text, by_staff boolean) RETURNS text
LANGUAGE sql STABLE AS $$
	SELECT CASE
		WHEN c.state <> 'handled' OR g.begins_at > clock_timestamp() OR g.ends_at <= clock_timestamp() THEN 'gatheringClosed'
		WHEN NOT by_staff AND EXISTS (SELECT FROM participants p WHERE p.csid = in_csid AND NOT p.staff AND p.cr_uid = person
			AND p.silenced_at IS NOT NULL) THEN 'silenced' END
	FROM gatherings g JOIN cases c USING (csid) WHERE g.csid = in_csid
$$;

-- Cases of a customer in which each of some words stands, newest activity first: in what is shown of them, in what was said, or in the
-- name of who handles them (`case_texts`, `search_patterns`).
-- Words that many cases have are found among the newest ones, without reading the rest; else the index finds the few that have them all.
CREATE OR REPLACE FUNCTION find_cases(in_cuid text, words text[], before_at timestamptz, before_csid text, wanted integer)
RETURNS SETOF text LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	newest CONSTANT integer := 1000;
	patterns text[] := search_patterns(words);
	ids text[];
BEGIN
	ids := array(SELECT n.csid FROM (
		SELECT c.csid, c.last_at FROM cases c WHERE c.cuid = in_cuid AND (c.last_at, c.csid) < (before_at, before_csid)
		ORDER BY c.last_at DESC, c.csid DESC LIMIT newest) n
		WHERE coalesce((SELECT t.txt LIKE ALL (patterns) FROM case_texts t WHERE t.csid = n.csid), false)
		ORDER BY n.last_at DESC, n.csid DESC LIMIT wanted);
	IF cardinality(ids) < wanted THEN
		PERFORM FROM cases c WHERE c.cuid = in_cuid AND (c.last_at, c.csid) < (before_at, before_csid)
			ORDER BY c.last_at DESC, c.csid DESC OFFSET newest LIMIT 1;
		IF FOUND THEN
			-- Each pattern on its own: the index answers no LIKE ALL.
			EXECUTE 'SELECT array(SELECT c.csid FROM cases c
				WHERE c.csid = ANY (array(SELECT t.csid FROM case_texts t WHERE t.cuid = $1 AND '
				|| (SELECT string_agg(format('t.txt LIKE %L', one), ' AND ') FROM unnest(patterns) one)
				|| ')) AND (c.last_at, c.csid) < ($2, $3) ORDER BY c.last_at DESC, c.csid DESC LIMIT $4)'
				INTO ids USING in_cuid, before_at, before_csid, wanted;
		END IF;
	END IF;
	RETURN QUERY SELECT * FROM unnest(ids);
END $$;

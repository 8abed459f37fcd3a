-- Cases of a customer in which each of some words stands: in what is shown of them, in what was said, or in the name of who handles
-- them. A word of one or two letters is meant from its beginning, a longer one anywhere; what begins with "danger" also means cases
-- that tell of one.
-- The rarest word is looked up in the indexes, and the others in what that one left. Where each stands in very many places, cases are
-- read from a place in the list on, newest activity first, until there are as many as are wanted.
CREATE OR REPLACE FUNCTION find_cases(in_cuid text, words text[], before_at timestamptz, before_csid text, wanted integer)
RETURNS SETOF text LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
	-- Beyond these the newest cases are read instead. What stands in a case is folded slower than a message.
	many_messages CONSTANT integer := 2000;
	many_cases CONSTANT integer := 500;
	folded text[] := array(SELECT DISTINCT word FROM (SELECT fold_letters(typed) AS word FROM unnest(words) typed) one WHERE word <> '');
	word text;
	pattern text;
	patterns text[] := '{}';
	rarest integer;
	places integer;
	in_cases integer;
	fewest integer := many_messages;
	left_over text[];
BEGIN
	FOREACH word IN ARRAY folded LOOP
		pattern := CASE WHEN length(word) < 3 THEN '% ' ELSE '%' END || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%';
		patterns := patterns || pattern;
		places := count(*) FROM (
			(SELECT FROM messages m WHERE (m.msg_txt IS NOT NULL OR m.answers IS NOT NULL)
				AND message_words(m.msg_txt, m.answers) LIKE pattern LIMIT many_messages)
			UNION ALL (SELECT FROM participants p
				WHERE p.staff AND p.left_at IS NULL AND search_text(p.name) LIKE pattern LIMIT many_messages)) one;
		CONTINUE WHEN places >= fewest;
		in_cases := count(*) FROM (SELECT FROM cases c
			WHERE case_words(c.nbr, c.qrid, c.place_lbl, c.ccat_lbls, c.last_txt, c.contact) LIKE pattern LIMIT many_cases) one;
		CONTINUE WHEN in_cases >= many_cases OR places + in_cases >= fewest;
		fewest := places + in_cases;
		rarest := cardinality(patterns);
	END LOOP;
	IF rarest IS NOT NULL THEN
		pattern := patterns[rarest];
		left_over := array(
			SELECT c.csid FROM cases c
			WHERE c.cuid = in_cuid AND case_words(c.nbr, c.qrid, c.place_lbl, c.ccat_lbls, c.last_txt, c.contact) LIKE pattern
			UNION SELECT c.csid FROM messages m JOIN cases c USING (csid)
			WHERE c.cuid = in_cuid AND (m.msg_txt IS NOT NULL OR m.answers IS NOT NULL)
				AND message_words(m.msg_txt, m.answers) LIKE pattern
			UNION SELECT c.csid FROM participants p JOIN cases c USING (csid)
			WHERE c.cuid = in_cuid AND p.staff AND p.left_at IS NULL AND search_text(p.name) LIKE pattern
			UNION SELECT c.csid FROM cases c WHERE c.cuid = in_cuid AND c.danger AND starts_with(folded[rarest], 'danger'));
	END IF;
	-- No EXISTS: it would be answered from all messages there are. The first word that a case lacks ends it.
	RETURN QUERY SELECT c.csid FROM cases c
	WHERE c.cuid = in_cuid AND c.kind = 'case' AND (left_over IS NULL OR c.csid = ANY (left_over)) AND (c.last_at, c.csid) < (before_at, before_csid)
		AND coalesce((SELECT false FROM generate_subscripts(patterns, 1) nth WHERE nth IS DISTINCT FROM rarest AND NOT (
			c.danger AND starts_with(folded[nth], 'danger')
			OR coalesce((SELECT true FROM messages m WHERE m.csid = c.csid AND (m.msg_txt IS NOT NULL OR m.answers IS NOT NULL)
				AND message_words(m.msg_txt, m.answers) LIKE patterns[nth] LIMIT 1), false)
			OR coalesce((SELECT true FROM participants p WHERE p.csid = c.csid AND p.staff AND p.left_at IS NULL
				AND search_text(p.name) LIKE patterns[nth] LIMIT 1), false)
			OR case_words(c.nbr, c.qrid, c.place_lbl, c.ccat_lbls, c.last_txt, c.contact) LIKE patterns[nth]) LIMIT 1), true)
	ORDER BY c.last_at DESC, c.csid DESC LIMIT wanted;
END $$;

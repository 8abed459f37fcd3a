-- Patterns of LIKE for the words of a search in `case_texts`. A word of one or two letters is meant from its beginning, a longer one
-- anywhere; what begins with "danger" means cases that tell of one.
CREATE OR REPLACE FUNCTION search_patterns(words text[]) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN array(SELECT DISTINCT CASE WHEN length(word) < 3 THEN '% ' ELSE '%' END
			|| CASE WHEN word LIKE 'danger%' THEN 'DANGER' ELSE regexp_replace(word, '([\\%_])', '\\\1', 'g') END || '%'
		FROM (SELECT fold_letters(typed) AS word FROM unnest(words) typed) folded WHERE word <> '');
END $$;

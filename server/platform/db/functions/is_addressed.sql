-- Whether a visitor may read a message that is for some of a case's people: its author, whom it names, and who stands on a side that it names.
CREATE OR REPLACE FUNCTION is_addressed(tgt_types json, in_csid text, author text, by_staff boolean, reader text) RETURNS boolean
LANGUAGE sql STABLE AS $$
	SELECT tgt_types IS NULL OR (author IS NOT DISTINCT FROM reader AND NOT by_staff) OR EXISTS (
		SELECT FROM participants p WHERE p.csid = in_csid AND NOT p.staff AND p.cr_uid = reader AND p.left_at IS NULL
			AND (p.cr_uid IN (SELECT json_array_elements_text(tgt_types)) OR case_side(p.joined_as) IN (SELECT json_array_elements_text(tgt_types))))
$$;

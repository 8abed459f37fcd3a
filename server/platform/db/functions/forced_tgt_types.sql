-- Who reads what somebody writes: in a case between users; everybody in others. Staff choose. A visitor writes to staff alone after a conflict, to staff and
-- their own side where staff separated the two; otherwise they may choose to write to staff alone.
CREATE OR REPLACE FUNCTION forced_tgt_types(in_csid text, writer text, by_staff boolean, wished json) RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE
	apart boolean;
BEGIN
	SELECT separated INTO apart FROM cases WHERE csid = in_csid AND between_users;
	IF NOT FOUND THEN RETURN NULL; END IF;
	IF by_staff THEN RETURN wished; END IF;
	IF wished::jsonb = '["staff"]' OR EXISTS (SELECT FROM participants p WHERE p.csid = in_csid AND p.blocks_at IS NOT NULL) THEN
		RETURN '["staff"]';
	END IF;
	IF NOT apart THEN RETURN wished; END IF;
	RETURN json_build_array(coalesce((SELECT case_side(p.joined_as) FROM participants p
		WHERE p.csid = in_csid AND NOT p.staff AND p.cr_uid = writer), 'staff'));
END $$;

-- Who reads what somebody writes: in a case between users and in a gathering; everybody in others. Staff choose. A visitor writes to staff alone after a
-- conflict, to staff and their own side where staff separated the two; otherwise they may choose to write to staff alone. In a gathering that staff approve
-- messages of, what a visitor writes to all waits for them (`waiting`). Staff answer one of its people by naming them.
CREATE OR REPLACE FUNCTION forced_tgt_types(in_csid text, writer text, by_staff boolean, wished json) RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE
	held record;
BEGIN
	SELECT c.between_users, c.separated, c.kind, g.premoderated INTO held FROM cases c LEFT JOIN gatherings g USING (csid) WHERE c.csid = in_csid;
	IF held.kind = 'gathering' THEN
		IF wished::jsonb = '["staff"]' THEN RETURN wished; END IF;
		IF by_staff AND wished IS NOT NULL THEN
			-- Nobody reads what names somebody else.
			RETURN CASE WHEN EXISTS (SELECT FROM participants p WHERE p.csid = in_csid AND NOT p.staff AND p.left_at IS NULL
				AND wished::jsonb = jsonb_build_array(p.cr_uid)) THEN wished ELSE '["staff"]' END;
		END IF;
		RETURN CASE WHEN held.premoderated AND NOT by_staff THEN '["waiting"]'::json END;
	END IF;
	-- Of a case that is kept for others, staff may answer its reporter alone.
	IF held.between_users IS NOT TRUE THEN
		RETURN CASE WHEN by_staff AND wished::jsonb = '["reporter"]' AND EXISTS (SELECT FROM duplicates d WHERE d.kept_csid = in_csid) THEN wished END;
	END IF;
	IF by_staff THEN RETURN wished; END IF;
	IF wished::jsonb = '["staff"]' OR EXISTS (SELECT FROM participants p WHERE p.csid = in_csid AND p.blocks_at IS NOT NULL) THEN
		RETURN '["staff"]';
	END IF;
	IF NOT held.separated THEN RETURN wished; END IF;
	RETURN json_build_array(coalesce((SELECT case_side(p.joined_as) FROM participants p
		WHERE p.csid = in_csid AND NOT p.staff AND p.cr_uid = writer), 'staff'));
END $$;

-- How somebody of staff comes to a case (specification 3, join): `alerted` if somebody else called them, their service or a group of
-- theirs, else `q_follower`, as they took it from the list. Somebody invited stays `invited`. `whileOnPhone`: during a phone call.
-- member: their role: rlid, gcatCode.
CREATE OR REPLACE FUNCTION staff_join(in_csid text, person text, member json) RETURNS json
LANGUAGE sql STABLE AS $$
	SELECT (CASE
		WHEN EXISTS (SELECT FROM participants p WHERE p.csid = in_csid AND p.staff AND p.cr_uid = person AND p.joined_as = 'invited')
			THEN jsonb_build_object('as', 'invited', 'src', 'link')
		WHEN EXISTS (SELECT FROM called_staff s WHERE s.csid = in_csid AND s.rlid = member ->> 'rlid')
			OR EXISTS (SELECT FROM messages m WHERE m.csid = in_csid AND m.cr_uid IS DISTINCT FROM person
				AND (m.event = 'addGcatCode' AND m.gcat_code = member ->> 'gcatCode'
					OR m.event = 'addGrpGpid' AND EXISTS (SELECT FROM staff t
						WHERE t.rlid = member ->> 'rlid' AND t.grp_gpids::jsonb ? m.grp_gpid)))
			THEN jsonb_build_object('as', 'alerted', 'src', 'call')
		ELSE jsonb_build_object('as', 'q_follower', 'src', 'desk') END
		|| CASE WHEN is_on_phone(in_csid) THEN jsonb_build_object('whileOnPhone', true) ELSE '{}' END)::json
$$;

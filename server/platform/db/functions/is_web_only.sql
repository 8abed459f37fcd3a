-- Whether a reporter reads the answer on the page alone: they are still here, and have neither push nor an address or a number that they
-- proved.
CREATE OR REPLACE FUNCTION is_web_only(in_csid text) RETURNS boolean
LANGUAGE sql STABLE AS $$
	SELECT EXISTS (SELECT FROM cases c JOIN identities i ON i.cr_uid = c.reporter
		JOIN participants p ON p.csid = c.csid AND p.cr_uid = c.reporter AND NOT p.staff AND p.left_at IS NULL
		WHERE c.csid = in_csid AND i.email IS NULL AND i.phone IS NULL AND NOT EXISTS (
			SELECT FROM push_subscriptions o JOIN sessions s ON s.hash = o.session WHERE s.cr_uid = i.cr_uid
				AND s.expires > now() AND coalesce(s.settings ->> 'webappNotif', 'true') <> 'false'))
$$;

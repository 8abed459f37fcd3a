-- Decides whether somebody may send to a customer at all. Returns why not: `withdrawn` where it has ended its service, `blocked` where it
-- has blocked this visitor; null for everybody else, staff too. Somebody who is locked (`identities`) is not blocked meanwhile.
CREATE OR REPLACE FUNCTION may_send(in_cuid text, person text, by_staff boolean) RETURNS text
LANGUAGE plpgsql STABLE AS $$
BEGIN
	IF by_staff THEN RETURN NULL; END IF;
	IF (SELECT withdrawn FROM customers WHERE customers.cuid = in_cuid) THEN RETURN 'withdrawn'; END IF;
	IF EXISTS (SELECT FROM blocks WHERE blocks.cuid = in_cuid AND blocks.cr_uid = person) THEN RETURN 'blocked'; END IF;
	RETURN NULL;
END $$;

-- Notes how far a person has read a case: never beyond its last message, never backwards. A mark that moves is told to the feed.
-- Somebody who was merged into another person meanwhile reads as that person. The person is locked before the mark, as a merge does,
-- and only where the mark moves. Returns whether there is such a case, and whether the mark moved.
CREATE OR REPLACE FUNCTION mark_read(in_csid text, person text, by_staff boolean, seen integer) RETURNS TABLE (known boolean, moved boolean)
LANGUAGE plpgsql AS $$
DECLARE
	customer text;
	upto integer;
	is_gathering boolean;
	reader text := person;
	became text;
BEGIN
	SELECT cuid, least(seen, last_msg_id), kind = 'gathering' INTO customer, upto, is_gathering FROM cases WHERE csid = in_csid;
	known := FOUND;
	moved := false;
	IF upto > 0 AND NOT EXISTS (
		SELECT FROM read_marks WHERE csid = in_csid AND cr_uid = person AND staff = by_staff AND msg_id >= upto
	) THEN
		LOOP
			SELECT merged_into INTO became FROM identities WHERE cr_uid = reader FOR KEY SHARE;
			EXIT WHEN became IS NULL;
			reader := became;
		END LOOP;
		INSERT INTO read_marks AS mark (csid, cr_uid, staff, msg_id) VALUES (in_csid, reader, by_staff, upto)
			ON CONFLICT (csid, cr_uid, staff) DO UPDATE SET msg_id = excluded.msg_id WHERE mark.msg_id < excluded.msg_id;
		moved := FOUND;
		-- Hundreds read each message of a gathering, and nobody is shown who has.
		IF moved AND NOT is_gathering THEN
			INSERT INTO feed (cuid, csid, type, msg_id) VALUES (customer, in_csid, 'read', upto);
		END IF;
	END IF;
	RETURN NEXT;
END $$;

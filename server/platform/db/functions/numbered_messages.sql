-- Builds rows of messages, each numbered one above the last before them, in the order of the table's columns. PostgreSQL inlines it.
-- What people say in a case between users is for whom `forced_tgt_types` tells.
CREATE OR REPLACE FUNCTION numbered_messages(in_csid text, last integer, stored_at timestamptz, added json) RETURNS SETOF messages
LANGUAGE sql STABLE AS $$
	SELECT in_csid, last + place::integer, one.id, stored_at::timestamptz(3), one."crUid", one.staff, one."msgTxt", one.event,
		one.outcome, one."ccatCode", one."ccatPath", one."qstnId", one.qstn, one.flow, one.items, one.answers, one.words,
		one."msgIdAnswer", one."holdUntil"::timestamptz(3), one.media, one.block,
		one."join", one.call, one."gcatCode", one."grpGpid", one."grpLbl",
		CASE WHEN one."msgTxt" IS NULL AND one.media IS NULL AND one.items IS NULL THEN one."tgtTypes"
			ELSE forced_tgt_types(in_csid, one."crUid", one.staff, one."tgtTypes") END, one.poll, one.hung,
		one."ccatLbls"
	FROM ROWS FROM (json_to_recordset(added) AS (id text, "crUid" text, staff boolean, "msgTxt" text, event text, outcome text,
		"ccatCode" text, "ccatPath" text, "qstnId" text, qstn json, flow text, items json, answers json, words json,
		"msgIdAnswer" integer, "holdUntil" timestamptz, media json, block json, "join" json, call json,
		"gcatCode" text, "grpGpid" text, "grpLbl" json, "tgtTypes" json, poll json, hung json,
		"ccatLbls" json)) WITH ORDINALITY
		AS one(id, "crUid", staff, "msgTxt", event, outcome, "ccatCode", "ccatPath", "qstnId", qstn, flow, items, answers, words,
		"msgIdAnswer", "holdUntil", media, block, "join", call, "gcatCode", "grpGpid", "grpLbl", "tgtTypes", poll, hung, "ccatLbls", place)
	ORDER BY place
$$;

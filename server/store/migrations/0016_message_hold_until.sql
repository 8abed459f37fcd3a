ALTER TABLE "messages" ADD COLUMN "hold_until" timestamp (3) with time zone;--> statement-breakpoint
-- Of cases that are on hold now the day is known: a step that a device repeats across this change is the same again.
UPDATE messages SET hold_until = cases.hold_until
FROM cases
WHERE cases.state = 'held' AND cases.hold_until IS NOT NULL AND messages.csid = cases.csid
	AND messages.msg_id = (SELECT max(held.msg_id) FROM messages held WHERE held.csid = cases.csid AND held.event = 'hold');
--> statement-breakpoint
-- As in 0010, with the day of a hold.
CREATE OR REPLACE FUNCTION numbered_messages(in_csid text, last integer, stored_at timestamptz, added json) RETURNS SETOF messages
LANGUAGE sql STABLE AS $$
	SELECT in_csid, last + place::integer, one.id, stored_at::timestamptz(3), one."crUid", one.staff, one."msgTxt", one.event,
		one.outcome, one."ccatCode", one."ccatPath", one."qstnId", one.qstn, one.flow, one.items, one.answers, one.words,
		one."msgIdAnswer", one."holdUntil"::timestamptz(3)
	FROM ROWS FROM (json_to_recordset(added) AS (id text, "crUid" text, staff boolean, "msgTxt" text, event text, outcome text,
		"ccatCode" text, "ccatPath" text, "qstnId" text, qstn json, flow text, items json, answers json, words json,
		"msgIdAnswer" integer, "holdUntil" timestamptz)) WITH ORDINALITY
		AS one(id, "crUid", staff, "msgTxt", event, outcome, "ccatCode", "ccatPath", "qstnId", qstn, flow, items, answers, words,
		"msgIdAnswer", "holdUntil", place)
	ORDER BY place
$$;

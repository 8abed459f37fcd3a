-- The steps that somebody may take in a case now, or the one that is asked for (specification 4, staff case actions). This is the one table of who may do what: what a
-- case shows as possible, the guard of every step and the state that follows come from here.
-- relation: how the person stands to the case: its reporter, whom it concerns (target), another visitor who joined it (invited), a member of staff who handles it, who
-- left it, or who never had it (none).
-- Under each state stands the one that follows; null refuses the step. joins: whoever takes the step handles the case from then on.
-- `leave` by the last handler opens the case again (`handling.ts`); so does `resume` by the reporter of a case that nobody handles (`reporterSteps.ts`).
-- A reporter resumes only what they paused. While a notice of abuse stops the case nobody may do anything.
CREATE OR REPLACE FUNCTION steps_of(in_csid text, person text, by_staff boolean, has_sms boolean, asked text)
RETURNS TABLE (step text, state_then text, joins boolean, relation text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
	now_at record;
	here boolean;
	is_blocked boolean;
	is_blockable boolean;
	is_own_pause boolean;
	part record;
	meets_other boolean;
	call_event text;
	caller text;
BEGIN
	SELECT c.cuid, c.state, c.reporter, c.contact, c.rate_msg_id, c.mobile_msg_id, c.call_msg_id, c.reopen_until, c.stopped_at, c.followers_after, c.between_users, c.separated, c.kind, u.contact_wanted
		INTO now_at FROM cases c JOIN customers u USING (cuid) WHERE c.csid = in_csid;
	SELECT p.left_at IS NULL AS here, p.joined_as, p.blocks_at INTO part FROM participants p WHERE p.csid = in_csid AND p.cr_uid = person AND p.staff = by_staff;
	here := part.here;
	relation := CASE WHEN by_staff AND here IS NULL THEN 'none' WHEN by_staff AND here THEN 'handler' WHEN by_staff THEN 'left'
		WHEN here AND person = now_at.reporter THEN 'reporter' WHEN here AND part.joined_as = 'target' THEN 'target' WHEN here THEN 'invited' END;
	IF relation IS NULL OR now_at.stopped_at IS NOT NULL OR may_send(now_at.cuid, person, by_staff) IS NOT NULL THEN RETURN; END IF;
	IF by_staff AND (asked IS NULL OR asked IN ('block', 'unblock')) THEN
		is_blocked := EXISTS (SELECT FROM blocks b WHERE b.cuid = now_at.cuid AND b.cr_uid = now_at.reporter);
		-- They are still here, and none of its staff.
		is_blockable := EXISTS (SELECT FROM participants p
			WHERE p.csid = in_csid AND NOT p.staff AND p.cr_uid = now_at.reporter AND p.left_at IS NULL)
			AND NOT EXISTS (SELECT FROM staff s JOIN identities i ON s.email = i.email OR s.phone = i.phone
				WHERE s.cuid = now_at.cuid AND i.cr_uid = now_at.reporter);
	END IF;
	IF now_at.between_users AND relation IN ('reporter', 'target') THEN
		meets_other := relation = 'target' OR EXISTS (SELECT FROM participants p
			WHERE p.csid = in_csid AND p.joined_as = 'target' AND p.left_at IS NULL);
	END IF;
	IF relation = 'reporter' AND now_at.state = 'held' THEN
		is_own_pause := (SELECT m.event FROM messages m WHERE m.csid = in_csid AND m.event IN ('hold', 'crHold') ORDER BY m.msg_id DESC LIMIT 1) = 'crHold';
	END IF;
	IF now_at.call_msg_id IS NOT NULL THEN
		SELECT m.call ->> 'event', m.call ->> 'reqCrUid' INTO call_event, caller FROM messages m
			WHERE m.csid = in_csid AND m.msg_id >= now_at.call_msg_id AND m.call IS NOT NULL ORDER BY m.msg_id DESC LIMIT 1;
	END IF;
	RETURN QUERY SELECT line.step, becomes.state_then, line.joins, steps_of.relation
	FROM (VALUES
		-- step         who                     open         handled      held         closed       rejected     cancelled    joins
		('send',       '{reporter}'::text[],   'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		-- A low rating opens the case again, and the rest of the survey may follow.
		('rate',       '{reporter}',           'open',      'handled',   'held',      'closed',    NULL,        NULL,        false),
		('contact',    '{reporter}',           'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('reopen',     '{reporter}',           NULL,        NULL,        NULL,        'open',      NULL,        NULL,        false),
		('hold',       '{reporter}',           'held',      'held',      NULL,        NULL,        NULL,        NULL,        false),
		('resume',     '{reporter}',           NULL,        NULL,        'handled',   NULL,        NULL,        NULL,        false),
		('solved',     '{reporter}',           'closed',    'closed',    'closed',    NULL,        NULL,        NULL,        false),
		('close',      '{reporter}',           'closed',    'closed',    'closed',    NULL,        NULL,        NULL,        false),
		('cancel',     '{reporter}',           'cancelled', 'cancelled', 'cancelled', NULL,        NULL,        NULL,        false),
		-- Between users: a link for others, and no more messages of the other side.
		('invite',     '{reporter}',           'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('block',      '{reporter,target}',    'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('unblock',    '{reporter,target}',    'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('send',       '{target}',             'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('solved',     '{target}',             'closed',    'closed',    'closed',    NULL,        NULL,        NULL,        false),
		('leave',      '{target}',             'open',      'handled',   'held',      'closed',    'rejected',  'cancelled', false),
		('send',       '{invited}',            'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('leave',      '{invited}',            'open',      'handled',   'held',      'closed',    'rejected',  'cancelled', false),
		('send',       '{handler}',            NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		-- Of a case that came back to those who had it: whoever of them does something takes it again.
		('send',       '{handler}',            'handled',   NULL,        NULL,        NULL,        NULL,        NULL,        true),
		('send',       '{left,none}',          'handled',   'handled',   'held',      NULL,        NULL,        NULL,        true),
		('ask',        '{handler}',            NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('ask',        '{handler}',            'handled',   NULL,        NULL,        NULL,        NULL,        NULL,        true),
		('ask',        '{left,none}',          'handled',   'handled',   'held',      NULL,        NULL,        NULL,        true),
		('askMobile',  '{handler}',            NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('askMobile',  '{handler}',            'handled',   NULL,        NULL,        NULL,        NULL,        NULL,        true),
		-- Whether the reporter takes messages of whom it concerns.
		('askDirect',  '{handler}',            NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		-- Whoever calls a service handles the case, as whoever asks does.
		('callService', '{handler}',           NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('callService', '{handler}',           'handled',   NULL,        NULL,        NULL,        NULL,        NULL,        true),
		('callService', '{left,none}',         'handled',   'handled',   'held',      NULL,        NULL,        NULL,        true),
		('giveMobile', '{reporter}',           'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('proposeCall', '{handler}',           NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('answerCall', '{reporter}',           'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('reportCall', '{handler}',            'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		('handle',     '{handler}',            'handled',   NULL,        NULL,        NULL,        NULL,        NULL,        true),
		('handle',     '{none}',               'handled',   'handled',   'held',      NULL,        NULL,        NULL,        true),
		('rejoin',     '{left}',               'handled',   'handled',   'held',      NULL,        NULL,        NULL,        true),
		('hold',       '{handler}',            'held',      'held',      NULL,        NULL,        NULL,        NULL,        false),
		('resume',     '{handler}',            NULL,        NULL,        'handled',   NULL,        NULL,        NULL,        false),
		('resume',     '{handler,left,none}',  NULL,        NULL,        NULL,        'handled',   'handled',   NULL,        true),
		('close',      '{handler}',            'closed',    'closed',    'closed',    NULL,        NULL,        NULL,        false),
		('reject',     '{handler}',            'rejected',  'rejected',  'rejected',  NULL,        NULL,        NULL,        false),
		-- What nobody handles may need nothing but its end: whoever ends it has handled it.
		('close',      '{left,none}',          'closed',    NULL,        NULL,        NULL,        NULL,        NULL,        true),
		('reject',     '{left,none}',          'rejected',  NULL,        NULL,        NULL,        NULL,        NULL,        true),
		('leave',      '{handler}',            'open',      'handled',   'held',      NULL,        NULL,        NULL,        false),
		-- Who follows the case reads what is written from then on.
		('openToFollowers',  '{handler}',      NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('closeToFollowers', '{handler}',      NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('separate',   '{handler}',            NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		('unite',      '{handler}',            NULL,        'handled',   'held',      NULL,        NULL,        NULL,        false),
		-- Whoever sorts a case need not handle it.
		('recategorize', '{handler,left,none}', 'open',     'handled',   'held',      NULL,        NULL,        NULL,        false),
		-- Whoever gives a case need not handle it; to a service it becomes open again (`assignCase.ts`).
		('assign',     '{handler,left,none}',  'handled',  'handled',   'held',      NULL,        NULL,        NULL,        false),
		('undoAssign', '{handler,left,none}',  'open',     'handled',   'held',      NULL,        NULL,        NULL,        false),
		('block',      '{handler,left,none}',  'open',      'handled',   'held',      'closed',    'rejected',  'cancelled', false),
		('unblock',    '{handler,left,none}',  'open',      'handled',   'held',      'closed',    'rejected',  'cancelled', false)
	) AS line (step, relations, open, handled, held, closed, rejected, cancelled, joins)
	CROSS JOIN LATERAL (SELECT CASE now_at.state WHEN 'open' THEN line.open WHEN 'handled' THEN line.handled WHEN 'held' THEN line.held
		WHEN 'closed' THEN line.closed WHEN 'rejected' THEN line.rejected WHEN 'cancelled' THEN line.cancelled END) AS becomes (state_then)
	WHERE (asked IS NULL OR line.step = asked)
		-- People of a gathering write and leave; `gatherings/step` leads it.
		AND (now_at.kind <> 'gathering' OR line.step = 'leave' OR line.step = 'send' AND gathering_refuses(in_csid, person, by_staff) IS NULL)
		AND steps_of.relation = ANY (line.relations) AND becomes.state_then IS NOT NULL AND CASE line.step
		WHEN 'rate' THEN now_at.rate_msg_id IS NOT NULL
		WHEN 'resume' THEN by_staff OR is_own_pause
		WHEN 'reopen' THEN now_at.reopen_until > clock_timestamp()
		WHEN 'contact' THEN now_at.contact_wanted <> 'no' OR now_at.contact IS NOT NULL
		WHEN 'askMobile' THEN has_sms AND now_at.mobile_msg_id IS NULL
		WHEN 'askDirect' THEN now_at.between_users AND EXISTS (SELECT FROM participants p
			WHERE p.csid = in_csid AND p.joined_as = 'target' AND p.left_at IS NULL)
		WHEN 'giveMobile' THEN now_at.mobile_msg_id IS NOT NULL
		WHEN 'openToFollowers' THEN now_at.followers_after IS NULL AND EXISTS (SELECT FROM followers f WHERE f.csid = in_csid)
		WHEN 'closeToFollowers' THEN now_at.followers_after IS NOT NULL
		WHEN 'proposeCall' THEN now_at.call_msg_id IS NULL
		WHEN 'answerCall' THEN call_event IN ('proposed', 'accepted')
		-- Whoever proposed it, or once they left the case whoever has it.
		WHEN 'reportCall' THEN now_at.call_msg_id IS NOT NULL AND (caller = person OR NOT EXISTS (SELECT FROM participants p
			WHERE p.csid = in_csid AND p.staff AND p.cr_uid = caller AND p.left_at IS NULL))
		WHEN 'block' THEN CASE WHEN by_staff THEN is_blockable AND NOT is_blocked ELSE meets_other AND part.blocks_at IS NULL END
		WHEN 'unblock' THEN CASE WHEN by_staff THEN is_blocked ELSE part.blocks_at IS NOT NULL END
		WHEN 'invite' THEN now_at.between_users
		-- By whoever gave it last, until a colleague does something.
		WHEN 'undoAssign' THEN EXISTS (SELECT FROM assignments a JOIN staff s ON s.rlid = a.by_rlid JOIN identities i ON s.email = i.email OR s.phone = i.phone
			WHERE a.csid = in_csid AND i.cr_uid = person AND a.undone_at IS NULL
				AND NOT EXISTS (SELECT FROM assignments n WHERE n.csid = a.csid AND n.msg_id > a.msg_id)
				AND NOT EXISTS (SELECT FROM messages m WHERE m.csid = a.csid AND m.msg_id > a.msg_id AND m.staff AND m.cr_uid <> person))
		WHEN 'separate' THEN now_at.between_users AND NOT now_at.separated
		WHEN 'unite' THEN now_at.separated
		ELSE true END;
END $$;

CREATE TABLE "pending_news" (
	"csid" text PRIMARY KEY NOT NULL,
	"msg_id" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "cases_under_way";--> statement-breakpoint
DROP INDEX "cases_ended";--> statement-breakpoint
ALTER TABLE "pending_news" ADD CONSTRAINT "pending_news_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_keys" ON "cases" USING btree ("csid","cuid","last_at","created","waiting_since") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_under_way" ON "cases" USING btree ("cuid","last_at","csid","created","ccat_code","place_code","danger") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_ended" ON "cases" USING btree ("cuid","last_at","csid","created","ccat_code","place_code","danger") WHERE kind = 'case' and state in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
INSERT INTO "pending_news" SELECT "csid", "last_msg_id" FROM "cases";--> statement-breakpoint
-- A row that stands is written anew: the job then sees that a message came and keeps it.
CREATE OR REPLACE FUNCTION public.note_pending_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO pending_news AS noted (csid, msg_id) SELECT csid, max(msg_id) FROM changed GROUP BY csid ORDER BY csid
		ON CONFLICT (csid) DO UPDATE SET msg_id = greatest(noted.msg_id, excluded.msg_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pending_news_messages" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
	EXECUTE FUNCTION note_pending_news();--> statement-breakpoint
-- A danger, told or marked, stands in capitals, so that no part of that word finds what is marked.
CREATE OR REPLACE FUNCTION public.store_case_texts(csids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM case_texts t WHERE t.csid = ANY (csids) ORDER BY t.csid FOR UPDATE;
	INSERT INTO case_texts AS stored (csid, cuid, txt)
		SELECT built.csid, built.cuid, built.txt || CASE WHEN built.danger OR built.txt LIKE '%danger%' THEN E'\n DANGER' ELSE '' END
		FROM (
			SELECT c.csid, c.cuid, c.danger, concat_ws(E'\n', case_words(c.nbr, c.qrid, c.place_lbl, c.ccat_lbls, c.last_txt, c.contact),
				(SELECT string_agg(search_text(p.name), E'\n' ORDER BY p.joined) FROM participants p
					WHERE p.csid = c.csid AND p.staff AND p.left_at IS NULL),
				(SELECT string_agg(message_words(m.msg_txt, m.answers), E'\n' ORDER BY m.msg_id) FROM messages m
					WHERE m.csid = c.csid AND (m.msg_txt IS NOT NULL OR m.answers IS NOT NULL))) AS txt
			FROM cases c WHERE c.csid = ANY (csids) AND c.kind = 'case' OFFSET 0) built
		ON CONFLICT (csid) DO UPDATE SET txt = excluded.txt WHERE stored.txt <> excluded.txt;
END $$;
--> statement-breakpoint
DO $do$ BEGIN PERFORM store_case_texts(array(SELECT csid FROM case_texts WHERE txt LIKE '%danger%')); END $do$;

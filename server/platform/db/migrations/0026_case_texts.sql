CREATE TABLE "case_texts" (
	"csid" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"txt" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "cases_place";--> statement-breakpoint
ALTER TABLE "case_texts" ADD CONSTRAINT "case_texts_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_work" ON "cases" USING btree ("cuid","ccat_code","state","waiting_since") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_returned" ON "cases" USING btree ("cuid","returned_at") WHERE kind = 'case' and returned_at is not null;--> statement-breakpoint
CREATE INDEX "messages_of_staff" ON "messages" USING btree ("at") WHERE staff and (msg_txt is not null or media is not null or items is not null);--> statement-breakpoint
CREATE INDEX "cases_place" ON "cases" USING btree ("cuid","place_code","last_at","csid") WHERE state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
-- Stores what a search finds cases by, each part on a line of its own. The rows are locked first: of two writers at once the later one
-- reads what the other stored.
CREATE OR REPLACE FUNCTION public.store_case_texts(csids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM case_texts t WHERE t.csid = ANY (csids) ORDER BY t.csid FOR UPDATE;
	INSERT INTO case_texts AS stored (csid, cuid, txt)
		SELECT c.csid, c.cuid, concat_ws(E'\n', case_words(c.nbr, c.qrid, c.place_lbl, c.ccat_lbls, c.last_txt, c.contact),
			CASE WHEN c.danger THEN ' danger' END,
			(SELECT string_agg(search_text(p.name), E'\n' ORDER BY p.joined) FROM participants p
				WHERE p.csid = c.csid AND p.staff AND p.left_at IS NULL),
			(SELECT string_agg(message_words(m.msg_txt, m.answers), E'\n' ORDER BY m.msg_id) FROM messages m
				WHERE m.csid = c.csid AND (m.msg_txt IS NOT NULL OR m.answers IS NOT NULL)))
		FROM cases c WHERE c.csid = ANY (csids) AND c.kind = 'case'
		ON CONFLICT (csid) DO UPDATE SET txt = excluded.txt WHERE stored.txt <> excluded.txt;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.store_changed_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM store_case_texts(ARRAY[new.csid]);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.store_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM store_case_texts(array(SELECT DISTINCT csid FROM changed));
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $do$
BEGIN
	PERFORM store_case_texts(array(SELECT csid FROM cases));
	EXECUTE format('CREATE INDEX case_texts_words ON case_texts USING gin (txt %s.gin_trgm_ops) WITH (gin_pending_list_limit = 512)',
		(SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'pg_trgm'));
END $do$;
--> statement-breakpoint
-- Samples of it would outlive what is erased, and no plan needs them.
ALTER TABLE "case_texts" ALTER COLUMN "txt" SET STATISTICS 0;--> statement-breakpoint
DROP INDEX "cases_words";--> statement-breakpoint
DROP INDEX "messages_words";--> statement-breakpoint
DROP INDEX "participants_words";--> statement-breakpoint
-- A message that is added changes its case, too: its words are stored once.
CREATE TRIGGER "case_texts_case" AFTER UPDATE ON "cases" FOR EACH ROW WHEN (old.last_msg_id = new.last_msg_id
	AND (old.nbr, old.qrid, old.place_lbl::text, old.ccat_lbls::text, old.last_txt::text, old.contact::text, old.danger)
		IS DISTINCT FROM (new.nbr, new.qrid, new.place_lbl::text, new.ccat_lbls::text, new.last_txt::text, new.contact::text, new.danger))
	EXECUTE FUNCTION store_changed_text();--> statement-breakpoint
CREATE TRIGGER "case_texts_messages_added" AFTER INSERT ON "messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
	EXECUTE FUNCTION store_changed_texts();--> statement-breakpoint
CREATE TRIGGER "case_texts_messages_changed" AFTER UPDATE ON "messages" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
	EXECUTE FUNCTION store_changed_texts();--> statement-breakpoint
CREATE TRIGGER "case_texts_handlers_added" AFTER INSERT ON "participants" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
	EXECUTE FUNCTION store_changed_texts();--> statement-breakpoint
CREATE TRIGGER "case_texts_handlers_changed" AFTER UPDATE ON "participants" FOR EACH ROW WHEN (new.staff
	AND (old.name, old.left_at IS NULL) IS DISTINCT FROM (new.name, new.left_at IS NULL))
	EXECUTE FUNCTION store_changed_text();

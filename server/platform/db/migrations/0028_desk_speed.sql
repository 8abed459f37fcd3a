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
	EXECUTE FUNCTION note_pending_news();

CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"rlid" text,
	"name" text NOT NULL,
	"filter" text,
	"where" json,
	"sort" text,
	"search" text,
	"saved_by" text NOT NULL,
	"saved" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "cases_waiting";--> statement-breakpoint
DROP INDEX "cases_under_way";--> statement-breakpoint
DROP INDEX "cases_ended";--> statement-breakpoint
DROP INDEX "cases_danger";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_customer" ON "saved_views" USING btree ("cuid");--> statement-breakpoint
CREATE INDEX "saved_views_owner" ON "saved_views" USING btree ("rlid");--> statement-breakpoint
CREATE INDEX "calls_service" ON "calls" USING btree ("gcat_code","csid") WHERE whom = 'called';--> statement-breakpoint
CREATE INDEX "calls_group" ON "calls" USING btree ("grp_gpid","csid") WHERE whom = 'called';--> statement-breakpoint
UPDATE "cases" SET "returned_at" = (
	SELECT CASE WHEN bool_or(m.event <> 'leave') THEN coalesce(max(m.at) FILTER (WHERE m.event <> 'leave' AND m.msg_id > taken.last), max(m.at)) END
	FROM messages m, LATERAL (SELECT coalesce(max(t.msg_id), 0) AS last FROM messages t
		WHERE t.csid = "cases"."csid" AND t.event IN ('handle', 'rejoin', 'resume')) taken
	WHERE m.csid = "cases"."csid" AND m.event IN ('crReopen', 'crResume', 'leave'))
WHERE "kind" = 'case' AND "state" = 'open';--> statement-breakpoint
UPDATE "cases" SET "waiting_since" = (
	SELECT min(m.at) FROM messages m
	WHERE m.csid = "cases"."csid" AND NOT m.staff
		AND (m.msg_txt IS NOT NULL OR m.media IS NOT NULL OR m.answers IS NOT NULL OR m.event IN ('crReopen', 'crResume'))
		AND m.msg_id > coalesce((SELECT max(t.msg_id) FROM messages t WHERE t.csid = "cases"."csid" AND t.staff
			AND (t.msg_txt IS NOT NULL OR t.media IS NOT NULL OR t.items IS NOT NULL OR t.poll IS NOT NULL OR t.event IN ('hold', 'close', 'reject'))), 0))
WHERE "kind" = 'case' AND "state" IN ('open', 'handled');--> statement-breakpoint
CREATE INDEX "cases_under_way_oldest" ON "cases" USING btree ("cuid","created","csid") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_under_way_waiting" ON "cases" USING btree ("cuid",coalesce(waiting_since, 'infinity'::timestamptz),"csid") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_category" ON "cases" USING btree ("cuid","ccat_code","last_at","csid") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_ended_oldest" ON "cases" USING btree ("cuid","created","csid") WHERE kind = 'case' and state in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_open" ON "cases" USING btree ("cuid","last_at","csid") WHERE kind = 'case' and state = 'open';--> statement-breakpoint
CREATE INDEX "cases_held" ON "cases" USING btree ("cuid","last_at","csid") WHERE kind = 'case' and state = 'held';--> statement-breakpoint
CREATE INDEX "participants_handles" ON "participants" USING btree ("cr_uid","csid") WHERE staff and left_at is null;--> statement-breakpoint
CREATE INDEX "cases_under_way" ON "cases" USING btree ("cuid","last_at","csid") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_ended" ON "cases" USING btree ("cuid","last_at","csid") WHERE kind = 'case' and state in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_danger" ON "cases" USING btree ("cuid","created","csid") WHERE danger and kind = 'case' and state = 'open';
DROP INDEX "cases_keys";--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "answer_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "solve_due" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "due_alert_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "due_moved" json;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "due_rules" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "pauses" json;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "opening_hours" json;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "targets" json;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "deadline_rules" text;--> statement-breakpoint
CREATE INDEX "cases_under_way_due" ON "cases" USING btree ("cuid",coalesce(least(answer_due, solve_due), 'infinity'::timestamptz),"csid") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_due_alert" ON "cases" USING btree ("due_alert_at") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled') and due_alert_at is not null;--> statement-breakpoint
CREATE INDEX "cases_keys" ON "cases" USING btree ("csid","cuid","last_at","created","waiting_since","answer_due","solve_due") WHERE kind = 'case' and state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
-- What is held now has been so since it was put on hold.
UPDATE "cases" SET "pauses" = json_build_array(json_build_object('from', coalesce(
	(SELECT max(m.at) FROM messages m WHERE m.csid = "cases"."csid" AND m.event IN ('hold', 'crHold')), "cases"."last_at")))
WHERE "kind" = 'case' AND "state" = 'held';

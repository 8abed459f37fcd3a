ALTER TABLE "messages" ADD COLUMN "hung" json;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "gthr_id" text;--> statement-breakpoint
CREATE INDEX "cases_hung" ON "cases" USING btree ("gthr_id") WHERE gthr_id is not null;--> statement-breakpoint
CREATE INDEX "polls_hung" ON "polls" USING btree ("gthr_id") WHERE gthr_id is not null;
DROP INDEX "cases_activity";--> statement-breakpoint
CREATE INDEX "cases_newest" ON "cases" USING btree ("cuid","last_at","csid");--> statement-breakpoint
CREATE INDEX "cases_under_way" ON "cases" USING btree ("cuid","last_at","csid") WHERE state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_ended" ON "cases" USING btree ("cuid","last_at","csid") WHERE state in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_waiting" ON "cases" USING btree ("cuid","state","last_at","csid") WHERE state in ('open', 'held');
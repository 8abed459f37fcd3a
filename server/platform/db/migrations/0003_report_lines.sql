ALTER TABLE "cases" ADD COLUMN "report_line" text;--> statement-breakpoint
CREATE INDEX "cases_report_line" ON "cases" USING btree ("report_line","created") WHERE report_line is not null;
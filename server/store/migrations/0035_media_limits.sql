ALTER TABLE "media" ADD COLUMN "qrid" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "reading" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "media_customer" ON "media" USING btree ("cuid","created");--> statement-breakpoint
CREATE INDEX "media_code" ON "media" USING btree ("qrid","created");
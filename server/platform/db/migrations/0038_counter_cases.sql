ALTER TABLE "cases" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "taken_by" text;--> statement-breakpoint
ALTER TABLE "connect_links" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "connect_links" ADD COLUMN "spoken" text;--> statement-breakpoint
ALTER TABLE "connect_links" ADD COLUMN "spoken_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "connect_links_spoken" ON "connect_links" USING btree ("csid") WHERE spoken is not null;
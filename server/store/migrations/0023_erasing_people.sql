ALTER TABLE "erasures" ADD COLUMN "why" text DEFAULT 'due' NOT NULL;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "others" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_writer" ON "messages" USING btree ("cr_uid") WHERE "messages"."cr_uid" is not null;--> statement-breakpoint
CREATE INDEX "read_marks_person" ON "read_marks" USING btree ("cr_uid");
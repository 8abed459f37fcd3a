ALTER TABLE "verifications" ADD COLUMN "holder" text;--> statement-breakpoint
CREATE INDEX "verifications_holder" ON "verifications" USING btree ("holder","created");
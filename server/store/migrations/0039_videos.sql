ALTER TABLE "media" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "seconds" real;
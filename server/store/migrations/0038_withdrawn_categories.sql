ALTER TABLE "questionnaires" ADD COLUMN "shown" json;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "withdrawn" timestamp (3) with time zone;
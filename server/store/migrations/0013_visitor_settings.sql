ALTER TABLE "cases" ADD COLUMN "reopen_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "answering" json;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "reopen_days" integer DEFAULT 14 NOT NULL;
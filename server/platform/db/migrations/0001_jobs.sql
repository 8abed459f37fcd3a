CREATE TABLE "job_workers" (
	"process" text PRIMARY KEY NOT NULL,
	"workers" text[] NOT NULL,
	"seen" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_due";--> statement-breakpoint
ALTER TABLE "deliveries" DROP COLUMN "due";
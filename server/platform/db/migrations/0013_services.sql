ALTER TABLE "calls" ADD COLUMN "grp_gpid" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "txt" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "services" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "groups" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "grp_gpids" json DEFAULT '[]'::json NOT NULL;
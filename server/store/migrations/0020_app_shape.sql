ALTER TABLE "customers" ADD COLUMN "app_shape" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "app_shape" json DEFAULT '{}'::json NOT NULL;
ALTER TABLE "looks" ALTER COLUMN "app_shape" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "looks" ALTER COLUMN "app_shape" DROP NOT NULL;--> statement-breakpoint
UPDATE "looks" SET "app_shape" = NULL WHERE "app_shape"::text = '{}';
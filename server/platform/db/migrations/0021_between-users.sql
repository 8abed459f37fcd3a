ALTER TABLE "connect_links" ALTER COLUMN "made_rlid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "connect_links" ALTER COLUMN "made_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "blocks_at" timestamp (3) with time zone;
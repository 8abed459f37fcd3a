ALTER TABLE "looks" ADD COLUMN "banner_id" text;--> statement-breakpoint
ALTER TABLE "looks" ADD COLUMN "banner_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_banner_id_assets_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "looks" SET "banner_id" = "customers"."banner_id" FROM "customers" WHERE "customers"."cuid" = "looks"."cuid" AND "looks"."saved_by" = '';
CREATE TABLE "looks" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"app_colors" json NOT NULL,
	"logo_id" text,
	"wide_logo_id" text,
	"lbl" json NOT NULL,
	"saved_by" text NOT NULL,
	"saved" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "app_colors" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_logo_id_assets_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_wide_logo_id_assets_id_fk" FOREIGN KEY ("wide_logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "looks_customer" ON "looks" USING btree ("cuid","saved");
ALTER TABLE "qr_codes" ADD COLUMN "last_scan" date;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD COLUMN "made" boolean DEFAULT false NOT NULL;
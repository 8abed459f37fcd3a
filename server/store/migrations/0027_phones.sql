ALTER TABLE "staff" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "kind" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "cuid" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "receipt" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "kind" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "completes" text;--> statement-breakpoint
CREATE INDEX "staff_number" ON "staff" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "deliveries_reference" ON "deliveries" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_phone" UNIQUE("cuid","phone");--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_phone_unique" UNIQUE("phone");
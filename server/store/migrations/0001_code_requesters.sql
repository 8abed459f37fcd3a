ALTER TABLE "verifications" ADD COLUMN "requester" text;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "sent" boolean DEFAULT true NOT NULL;
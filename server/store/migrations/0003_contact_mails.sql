CREATE TABLE "contact_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_mails_challenge_unique" UNIQUE("challenge")
);
--> statement-breakpoint
CREATE INDEX "contact_mails_created" ON "contact_mails" USING btree ("created");
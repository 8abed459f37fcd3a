CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"state" text NOT NULL,
	"recipient" text,
	"message" json,
	"tries" integer DEFAULT 0 NOT NULL,
	"due" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created");
CREATE TABLE "trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cuid" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"via" text NOT NULL,
	"rlid" text,
	"name" text,
	"about" text,
	"details" json
);
--> statement-breakpoint
CREATE INDEX "trail_customer" ON "trail" USING btree ("cuid","id");--> statement-breakpoint
CREATE INDEX "trail_at" ON "trail" USING btree ("at");
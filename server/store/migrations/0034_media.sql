CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"staff" boolean NOT NULL,
	"csid" text,
	"state" text DEFAULT 'partial' NOT NULL,
	"reason" text,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"tiny" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "media" json;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_case" ON "media" USING btree ("csid");--> statement-breakpoint
CREATE INDEX "media_person" ON "media" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created");--> statement-breakpoint
-- As in 0016, with the pictures of a message.
CREATE OR REPLACE FUNCTION numbered_messages(in_csid text, last integer, stored_at timestamptz, added json) RETURNS SETOF messages
LANGUAGE sql STABLE AS $$
	SELECT in_csid, last + place::integer, one.id, stored_at::timestamptz(3), one."crUid", one.staff, one."msgTxt", one.event,
		one.outcome, one."ccatCode", one."ccatPath", one."qstnId", one.qstn, one.flow, one.items, one.answers, one.words,
		one."msgIdAnswer", one."holdUntil"::timestamptz(3), one.media
	FROM ROWS FROM (json_to_recordset(added) AS (id text, "crUid" text, staff boolean, "msgTxt" text, event text, outcome text,
		"ccatCode" text, "ccatPath" text, "qstnId" text, qstn json, flow text, items json, answers json, words json,
		"msgIdAnswer" integer, "holdUntil" timestamptz, media json)) WITH ORDINALITY
		AS one(id, "crUid", staff, "msgTxt", event, outcome, "ccatCode", "ccatPath", "qstnId", qstn, flow, items, answers, words,
		"msgIdAnswer", "holdUntil", media, place)
	ORDER BY place
$$;

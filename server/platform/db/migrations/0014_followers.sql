CREATE TABLE "followers" (
	"csid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"joined_as" text NOT NULL,
	"joined" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"msg_id" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	"pushed" integer DEFAULT 0 NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	"texted" integer DEFAULT 0 NOT NULL,
	"texted_at" timestamp (3) with time zone,
	CONSTRAINT "followers_csid_cr_uid_pk" PRIMARY KEY("csid","cr_uid")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "followers_after" integer;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followers_person" ON "followers" USING btree ("cr_uid","csid");--> statement-breakpoint
CREATE INDEX "cases_place" ON "cases" USING btree ("cuid","place_code") WHERE not danger and state not in ('closed', 'rejected', 'cancelled');
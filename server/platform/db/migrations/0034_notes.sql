CREATE TABLE "note_mentions" (
	"note" text NOT NULL,
	"rlid" text NOT NULL,
	"csid" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"texted_at" timestamp (3) with time zone,
	"seen" boolean DEFAULT false NOT NULL,
	"over" boolean DEFAULT false NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "note_mentions_note_rlid_pk" PRIMARY KEY("note","rlid")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"csid" text NOT NULL,
	"cuid" text NOT NULL,
	"cr_uid" text,
	"name" text,
	"txt" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"changed" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_notes_id_fk" FOREIGN KEY ("note") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_mentions_due" ON "note_mentions" USING btree ("due") WHERE not over;--> statement-breakpoint
CREATE INDEX "note_mentions_role" ON "note_mentions" USING btree ("rlid","csid");--> statement-breakpoint
CREATE INDEX "note_mentions_case" ON "note_mentions" USING btree ("csid");--> statement-breakpoint
CREATE INDEX "notes_case" ON "notes" USING btree ("csid","at");--> statement-breakpoint
CREATE INDEX "notes_customer" ON "notes" USING btree ("cuid","csid");--> statement-breakpoint
CREATE INDEX "notes_author" ON "notes" USING btree ("cr_uid");
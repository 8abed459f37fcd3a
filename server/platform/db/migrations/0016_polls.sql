CREATE TABLE "poll_answers" (
	"poll" text NOT NULL,
	"person" text NOT NULL,
	"cr_uid" text,
	"ids" json NOT NULL,
	"questionnaire_id" text NOT NULL,
	"place_code" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" text NOT NULL,
	"complete" boolean NOT NULL,
	"answers" json NOT NULL,
	CONSTRAINT "poll_answers_poll_person_pk" PRIMARY KEY("poll","person")
);
--> statement-breakpoint
CREATE TABLE "poll_counts" (
	"poll" text NOT NULL,
	"qstn_id" text NOT NULL,
	"item" text NOT NULL,
	"value" text NOT NULL,
	"place_code" text NOT NULL,
	"day" text NOT NULL,
	"many" integer NOT NULL,
	CONSTRAINT "poll_counts_key" PRIMARY KEY("poll","qstn_id","item","value","place_code","day")
);
--> statement-breakpoint
CREATE TABLE "poll_versions" (
	"poll" text NOT NULL,
	"id" text NOT NULL,
	"definition" json NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_versions_poll_id_pk" PRIMARY KEY("poll","id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"code" text NOT NULL,
	"source" text NOT NULL,
	"lbl" json NOT NULL,
	"intro" json,
	"places" json,
	"opens" text,
	"closes" text,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"results" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"changeable" boolean NOT NULL,
	"partial" boolean NOT NULL,
	"questionnaire_id" text NOT NULL,
	"made_by" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn" timestamp (3) with time zone,
	CONSTRAINT "polls_code" UNIQUE("cuid","code")
);
--> statement-breakpoint
ALTER TABLE "poll_answers" ADD CONSTRAINT "poll_answers_poll_polls_id_fk" FOREIGN KEY ("poll") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_answers" ADD CONSTRAINT "poll_answers_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_counts" ADD CONSTRAINT "poll_counts_poll_polls_id_fk" FOREIGN KEY ("poll") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_versions" ADD CONSTRAINT "poll_versions_poll_polls_id_fk" FOREIGN KEY ("poll") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "poll_answers_newest" ON "poll_answers" USING btree ("poll","at","person");--> statement-breakpoint
CREATE INDEX "poll_answers_person" ON "poll_answers" USING btree ("cr_uid") WHERE cr_uid is not null;
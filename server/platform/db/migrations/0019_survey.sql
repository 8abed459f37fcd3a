CREATE TABLE "survey_answers" (
	"person" text PRIMARY KEY NOT NULL,
	"flow_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"month" text NOT NULL,
	"complete" boolean NOT NULL,
	"answers" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_counts" (
	"month" text NOT NULL,
	"item" text NOT NULL,
	"value" text NOT NULL,
	"many" integer NOT NULL,
	CONSTRAINT "survey_counts_key" PRIMARY KEY("month","item","value")
);
--> statement-breakpoint
CREATE TABLE "survey_people" (
	"cr_uid" text PRIMARY KEY NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"id" text,
	"state" text,
	"at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "survey_people" ADD CONSTRAINT "survey_people_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;
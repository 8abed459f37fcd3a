CREATE TABLE "questionnaires" (
	"cuid" text NOT NULL,
	"ccat_code" text NOT NULL,
	"id" text NOT NULL,
	"definition" json NOT NULL,
	CONSTRAINT "questionnaires_cuid_ccat_code_id_pk" PRIMARY KEY("cuid","ccat_code","id")
);
--> statement-breakpoint
ALTER TABLE "cases" ALTER COLUMN "last_txt" SET DATA TYPE json USING CASE WHEN "last_txt" IS NULL THEN NULL WHEN "language" = 'en-US' THEN json_build_object('en', "last_txt") ELSE json_build_object('fr', "last_txt") END;--> statement-breakpoint
UPDATE "messages" SET "words" = CASE WHEN "cases"."language" = 'en-US' THEN json_build_object('en', "messages"."words") ELSE json_build_object('fr', "messages"."words") END FROM "cases" WHERE "cases"."csid" = "messages"."csid" AND "messages"."words" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;
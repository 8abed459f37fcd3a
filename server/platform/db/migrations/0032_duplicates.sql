CREATE TABLE "duplicates" (
	"csid" text PRIMARY KEY NOT NULL,
	"kept_csid" text NOT NULL,
	"follows" boolean NOT NULL,
	"passed_on" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "ccat_lbls" json;--> statement-breakpoint
ALTER TABLE "duplicates" ADD CONSTRAINT "duplicates_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicates" ADD CONSTRAINT "duplicates_kept_csid_cases_csid_fk" FOREIGN KEY ("kept_csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duplicates_kept" ON "duplicates" USING btree ("kept_csid","csid");
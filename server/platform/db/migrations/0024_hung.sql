CREATE TABLE "hidden_members" (
	"csid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"hidden" text NOT NULL,
	CONSTRAINT "hidden_members_csid_cr_uid_hidden_pk" PRIMARY KEY("csid","cr_uid","hidden")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hung" json;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "gthr_id" text;--> statement-breakpoint
ALTER TABLE "hidden_members" ADD CONSTRAINT "hidden_members_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_members" ADD CONSTRAINT "hidden_members_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_members" ADD CONSTRAINT "hidden_members_hidden_identities_cr_uid_fk" FOREIGN KEY ("hidden") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_members_person" ON "hidden_members" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "hidden_members_hidden" ON "hidden_members" USING btree ("hidden");--> statement-breakpoint
CREATE INDEX "cases_hung" ON "cases" USING btree ("gthr_id") WHERE gthr_id is not null;--> statement-breakpoint
CREATE INDEX "polls_hung" ON "polls" USING btree ("gthr_id") WHERE gthr_id is not null;
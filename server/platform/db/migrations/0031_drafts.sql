CREATE TABLE "drafts" (
	"cr_uid" text NOT NULL,
	"csid" text NOT NULL,
	"cuid" text NOT NULL,
	"txt" text NOT NULL,
	"saved" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_cr_uid_csid_pk" PRIMARY KEY("cr_uid","csid")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_case" ON "drafts" USING btree ("csid");--> statement-breakpoint
CREATE INDEX "drafts_customer" ON "drafts" USING btree ("cuid");
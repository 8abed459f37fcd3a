CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"csid" text NOT NULL,
	"nbr" text NOT NULL,
	"reference" text NOT NULL,
	"cr_uid" text,
	"at" timestamp (3) with time zone NOT NULL,
	"about" json NOT NULL,
	"reason" text NOT NULL,
	"txt" text,
	"copy" text,
	"stopped" boolean NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_rlid" text,
	"decided_name" text,
	"note" text,
	CONSTRAINT "notices_reference" UNIQUE("cuid","reference")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_customer" ON "notices" USING btree ("cuid","at");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("cr_uid","at") WHERE cr_uid is not null;
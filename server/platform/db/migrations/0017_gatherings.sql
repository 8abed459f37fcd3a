CREATE TABLE "gatherings" (
	"csid" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"title" json NOT NULL,
	"intro" json,
	"access" text NOT NULL,
	"begins_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"picture" text,
	"premoderated" boolean DEFAULT false NOT NULL,
	"made_by" text,
	"made_by_staff" boolean NOT NULL,
	"made_name" text NOT NULL,
	"pinned_msg_id" integer
);
--> statement-breakpoint
ALTER TABLE "cases" ALTER COLUMN "reporter" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "kind" text DEFAULT 'case' NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "gthr_id" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "between_users" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "separated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "tgt_types" json;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "silenced_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "muted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gatherings" ADD CONSTRAINT "gatherings_made_by_identities_cr_uid_fk" FOREIGN KEY ("made_by") REFERENCES "public"."identities"("cr_uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gatherings_customer" ON "gatherings" USING btree ("cuid");--> statement-breakpoint
CREATE INDEX "gatherings_maker" ON "gatherings" USING btree ("made_by");
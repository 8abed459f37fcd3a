CREATE TABLE "assignments" (
	"csid" text NOT NULL,
	"msg_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by_rlid" text,
	"how" text NOT NULL,
	"to_rlid" text,
	"gcat_code" text,
	"txt" text,
	"state_before" text NOT NULL,
	"gcat_before" text,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "assignments_csid_msg_id_pk" PRIMARY KEY("csid","msg_id")
);
--> statement-breakpoint
CREATE TABLE "departures" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"people" json NOT NULL,
	"csid" text NOT NULL,
	"msg_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "gcat_code" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "off_duty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_by_rlid_staff_rlid_fk" FOREIGN KEY ("by_rlid") REFERENCES "public"."staff"("rlid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_to_rlid_staff_rlid_fk" FOREIGN KEY ("to_rlid") REFERENCES "public"."staff"("rlid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departures" ADD CONSTRAINT "departures_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_receiver" ON "assignments" USING btree ("to_rlid","at");--> statement-breakpoint
CREATE INDEX "assignments_giver" ON "assignments" USING btree ("by_rlid");--> statement-breakpoint
CREATE INDEX "cases_given" ON "cases" USING btree ("cuid","gcat_code","csid") WHERE gcat_code is not null and kind = 'case' and state not in ('closed', 'rejected', 'cancelled');
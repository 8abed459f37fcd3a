CREATE TABLE "bulk_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"rlid" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"claimed" timestamp (3) with time zone,
	"request" json NOT NULL,
	"result" json
);
--> statement-breakpoint
ALTER TABLE "bulk_steps" ADD CONSTRAINT "bulk_steps_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_steps" ADD CONSTRAINT "bulk_steps_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "connect_links" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"csid" text,
	"place_code" text,
	"label" text,
	"made_rlid" text NOT NULL,
	"made_name" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"use_limit" integer,
	"ends_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"joins_as" text,
	"victim" boolean DEFAULT false NOT NULL,
	"from_start" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "connect_links" ADD CONSTRAINT "connect_links_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connect_links" ADD CONSTRAINT "connect_links_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connect_links_customer" ON "connect_links" USING btree ("cuid","made_at");--> statement-breakpoint
CREATE INDEX "connect_links_case" ON "connect_links" USING btree ("csid") WHERE csid is not null;
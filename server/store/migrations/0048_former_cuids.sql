CREATE TABLE "former_cuids" (
	"former" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_cuids" ADD CONSTRAINT "former_cuids_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_cuids_customer" ON "former_cuids" USING btree ("cuid");
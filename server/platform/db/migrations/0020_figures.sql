CREATE TABLE "usage_counts" (
	"cuid" text NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_counts_cuid_day_type_value_pk" PRIMARY KEY("cuid","day","type","value")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "count_usage" boolean DEFAULT true NOT NULL;
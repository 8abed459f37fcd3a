CREATE UNLOGGED TABLE "shared_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
) WITH (fillfactor = 50);

CREATE TABLE "erased_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Nothing reads it since each table has a note of its own.
DELETE FROM "settings" WHERE "name" = 'compacted';

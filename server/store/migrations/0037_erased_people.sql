CREATE TABLE "erased_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

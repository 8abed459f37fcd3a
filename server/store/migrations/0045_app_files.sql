CREATE TABLE "app_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"needed" timestamp (3) with time zone DEFAULT now() NOT NULL
);

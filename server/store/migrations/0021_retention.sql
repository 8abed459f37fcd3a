CREATE TABLE "case_counts" (
	"cuid" text NOT NULL,
	"month" text NOT NULL,
	"ccat_code" text NOT NULL,
	"place_code" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text NOT NULL,
	"rating" integer NOT NULL,
	"cases" integer NOT NULL,
	CONSTRAINT "case_counts_key" PRIMARY KEY("cuid","month","ccat_code","place_code","state","outcome","rating")
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"began" timestamp (3) with time zone NOT NULL,
	"ms" integer NOT NULL,
	"cases" integer NOT NULL,
	"messages" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "erasures_began" ON "erasures" USING btree ("began");
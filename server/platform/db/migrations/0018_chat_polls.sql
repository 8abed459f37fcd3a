CREATE TABLE "saved_questions" (
	"cuid" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"txt" text NOT NULL,
	"items" json NOT NULL,
	"saved_by" text,
	"saved" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_questions_cuid_id_pk" PRIMARY KEY("cuid","id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "poll" json;--> statement-breakpoint
ALTER TABLE "saved_questions" ADD CONSTRAINT "saved_questions_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;
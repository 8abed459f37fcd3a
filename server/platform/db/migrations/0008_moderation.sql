CREATE TABLE "moderated_messages" (
	"csid" text NOT NULL,
	"msg_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"rlid" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"content" json,
	CONSTRAINT "moderated_messages_csid_msg_id_pk" PRIMARY KEY("csid","msg_id")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "moderate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "moderated_messages" ADD CONSTRAINT "moderated_messages_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderated_messages_withheld" ON "moderated_messages" USING btree ("csid") WHERE content is not null;--> statement-breakpoint
UPDATE "staff" SET "moderate" = true WHERE "level" <> 'agent';

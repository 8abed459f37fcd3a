CREATE TABLE "hold_reasons" (
	"csid" text NOT NULL,
	"msg_id" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "hold_reasons_csid_msg_id_pk" PRIMARY KEY("csid","msg_id")
);
--> statement-breakpoint
ALTER TABLE "hold_reasons" ADD CONSTRAINT "hold_reasons_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;
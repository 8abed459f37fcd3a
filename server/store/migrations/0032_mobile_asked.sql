CREATE TABLE "phone_discoveries" (
	"usid" text PRIMARY KEY NOT NULL,
	"cr_uid" text NOT NULL,
	"phone" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "phone_discoveries_crUid_unique" UNIQUE("cr_uid")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "mobile_msg_id" integer;--> statement-breakpoint
ALTER TABLE "phone_discoveries" ADD CONSTRAINT "phone_discoveries_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_discoveries_phone" ON "phone_discoveries" USING btree ("phone") WHERE phone is not null;
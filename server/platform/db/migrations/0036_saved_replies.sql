CREATE TABLE "saved_question_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_question_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_cuid" text NOT NULL,
	"question" text NOT NULL,
	"name" text NOT NULL,
	"txt" text NOT NULL,
	"items" json NOT NULL,
	"ccat_codes" json DEFAULT '[]'::json NOT NULL,
	"saved_by" text,
	"saved" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"rlid" text,
	"title" text NOT NULL,
	"words" json NOT NULL,
	"ccat_codes" json NOT NULL,
	"states" json NOT NULL,
	"saved_by" text NOT NULL,
	"saved" timestamp (3) with time zone NOT NULL,
	"archived" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_reply_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_reply_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reply" text NOT NULL,
	"title" text NOT NULL,
	"words" json NOT NULL,
	"ccat_codes" json NOT NULL,
	"states" json NOT NULL,
	"saved_by" text NOT NULL,
	"saved" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_questions" ADD COLUMN "rlid" text;--> statement-breakpoint
ALTER TABLE "saved_questions" ADD COLUMN "ccat_codes" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_questions" ADD COLUMN "archived" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_question_versions" ADD CONSTRAINT "saved_question_versions_question_cuid_question_saved_questions_cuid_id_fk" FOREIGN KEY ("question_cuid","question") REFERENCES "public"."saved_questions"("cuid","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply_versions" ADD CONSTRAINT "saved_reply_versions_reply_saved_replies_id_fk" FOREIGN KEY ("reply") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_question_versions_question" ON "saved_question_versions" USING btree ("question_cuid","question","id");--> statement-breakpoint
CREATE INDEX "saved_replies_customer" ON "saved_replies" USING btree ("cuid");--> statement-breakpoint
CREATE INDEX "saved_replies_owner" ON "saved_replies" USING btree ("rlid");--> statement-breakpoint
CREATE INDEX "saved_reply_versions_reply" ON "saved_reply_versions" USING btree ("reply","id");--> statement-breakpoint
ALTER TABLE "saved_questions" ADD CONSTRAINT "saved_questions_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_questions_owner" ON "saved_questions" USING btree ("rlid");
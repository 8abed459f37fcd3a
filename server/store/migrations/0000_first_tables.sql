CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"csid" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"nbr" text NOT NULL,
	"qrid" text,
	"place_code" text,
	"place_lbl" json NOT NULL,
	"ccat_code" text NOT NULL,
	"ccat_path" text NOT NULL,
	"ccat_lbls" json NOT NULL,
	"img_src" text,
	"case_type" text,
	"reporter" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"rating" integer,
	"rate_msg_id" integer,
	"simulation" boolean NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"erase_on" timestamp (3) with time zone NOT NULL,
	"last_msg_id" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_by" text,
	"last_txt" text,
	"last_statement" text,
	CONSTRAINT "cases_number" UNIQUE("cuid","nbr")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"cuid" text PRIMARY KEY NOT NULL,
	"cstmr_type" text NOT NULL,
	"lbl" json NOT NULL,
	"greeting" json,
	"logo_id" text,
	"wide_logo_id" text,
	"banner_id" text,
	"light" json NOT NULL,
	"dark" json NOT NULL,
	"contact" json,
	"emergency" json NOT NULL,
	"retention_days" integer NOT NULL,
	"cases_between_users" boolean NOT NULL,
	"menu" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"cuid" text NOT NULL,
	"csid" text NOT NULL,
	"type" text NOT NULL,
	"msg_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"cr_uid" text PRIMARY KEY NOT NULL,
	"email" text,
	"merged_into" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"csid" text NOT NULL,
	"msg_id" integer NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cr_uid" text,
	"staff" boolean NOT NULL,
	"msg_txt" text,
	"statement" text,
	"event" text,
	"outcome" text,
	"join_as" text,
	"ccat_code" text,
	"ccat_path" text,
	"qstn_id" text,
	"qstn" json,
	"flow" text,
	"items" json,
	"answers" json,
	"words" json,
	"msg_id_answer" integer,
	CONSTRAINT "messages_csid_msg_id_pk" PRIMARY KEY("csid","msg_id"),
	CONSTRAINT "messages_id" UNIQUE("csid","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"csid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"staff" boolean NOT NULL,
	"joined_as" text NOT NULL,
	"name" text,
	"grp_lbl" json,
	"gcat_code" text NOT NULL,
	"joined" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	CONSTRAINT "participants_csid_cr_uid_staff_pk" PRIMARY KEY("csid","cr_uid","staff")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"cuid" text NOT NULL,
	"code" text NOT NULL,
	"lbl" json NOT NULL,
	"descr" json,
	CONSTRAINT "places_cuid_code_pk" PRIMARY KEY("cuid","code")
);
--> statement-breakpoint
CREATE TABLE "qr_codes" (
	"qrid" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"place_code" text NOT NULL,
	"stale" boolean NOT NULL,
	"fake" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_marks" (
	"csid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"staff" boolean NOT NULL,
	"msg_id" integer NOT NULL,
	CONSTRAINT "read_marks_csid_cr_uid_staff_pk" PRIMARY KEY("csid","cr_uid","staff")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cuid" text NOT NULL,
	"qrid" text NOT NULL,
	"place_code" text NOT NULL,
	"fake" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"cr_uid" text,
	"settings" json DEFAULT '{}'::json NOT NULL,
	"device" json,
	"user_agent" text,
	"qrid" text,
	"qrid_date" timestamp (3) with time zone,
	"qrid_used" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"rlid" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"grp_lbl" json,
	"gcat_code" text NOT NULL,
	CONSTRAINT "staff_person" UNIQUE("cuid","email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"rqid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reporter_identities_cr_uid_fk" FOREIGN KEY ("reporter") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_logo_id_assets_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_wide_logo_id_assets_id_fk" FOREIGN KEY ("wide_logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_banner_id_assets_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_cuid_place_code_places_cuid_code_fk" FOREIGN KEY ("cuid","place_code") REFERENCES "public"."places"("cuid","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_activity" ON "cases" USING btree ("cuid","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cases_reporter" ON "cases" USING btree ("reporter");--> statement-breakpoint
CREATE INDEX "cases_erase" ON "cases" USING btree ("erase_on");--> statement-breakpoint
CREATE INDEX "feed_order" ON "feed" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "feed_at" ON "feed" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answered" ON "messages" USING btree ("csid","msg_id_answer") WHERE "messages"."msg_id_answer" is not null;--> statement-breakpoint
CREATE INDEX "participants_person" ON "participants" USING btree ("cr_uid","csid");--> statement-breakpoint
CREATE INDEX "qr_codes_place" ON "qr_codes" USING btree ("cuid","place_code");--> statement-breakpoint
CREATE INDEX "scans_place" ON "scans" USING btree ("cuid","at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_email" ON "verifications" USING btree ("email","created");
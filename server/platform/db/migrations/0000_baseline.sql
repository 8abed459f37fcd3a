CREATE TABLE "trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cuid" text NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"via" text NOT NULL,
	"rlid" text,
	"name" text,
	"about" text,
	"details" json
);
--> statement-breakpoint
CREATE TABLE "called_staff" (
	"csid" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"rlid" text NOT NULL,
	"step" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"texted_at" timestamp (3) with time zone,
	"over" boolean DEFAULT false NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "called_staff_csid_since_rlid_pk" PRIMARY KEY("csid","since","rlid")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"csid" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"step" integer NOT NULL,
	"whom" text NOT NULL,
	"gcat_code" text,
	"people" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calls_csid_since_step_pk" PRIMARY KEY("csid","since","step")
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
	"last_txt" json,
	"last_kind" text,
	"reopen_until" timestamp (3) with time zone,
	"hold_until" timestamp (3) with time zone,
	"contact" json,
	"mobile_msg_id" integer,
	"danger" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cases_number" UNIQUE("cuid","nbr")
);
--> statement-breakpoint
CREATE TABLE "flows" (
	"name" text NOT NULL,
	"id" text NOT NULL,
	"definition" json NOT NULL,
	CONSTRAINT "flows_name_id_pk" PRIMARY KEY("name","id")
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
	"event" text,
	"outcome" text,
	"ccat_code" text,
	"ccat_path" text,
	"qstn_id" text,
	"qstn" json,
	"flow" text,
	"items" json,
	"answers" json,
	"words" json,
	"msg_id_answer" integer,
	"hold_until" timestamp (3) with time zone,
	"media" json,
	"block" json,
	CONSTRAINT "messages_csid_msg_id_pk" PRIMARY KEY("csid","msg_id"),
	CONSTRAINT "messages_id" UNIQUE("csid","id")
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
	CONSTRAINT "participants_csid_staff_cr_uid_pk" PRIMARY KEY("csid","staff","cr_uid")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"cuid" text NOT NULL,
	"ccat_code" text NOT NULL,
	"id" text NOT NULL,
	"definition" json NOT NULL,
	"shown" json,
	"withdrawn" timestamp (3) with time zone,
	CONSTRAINT "questionnaires_cuid_ccat_code_id_pk" PRIMARY KEY("cuid","ccat_code","id")
);
--> statement-breakpoint
CREATE TABLE "read_marks" (
	"csid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"staff" boolean NOT NULL,
	"msg_id" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp (3) with time zone,
	"pushed" integer DEFAULT 0 NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	"texted" integer DEFAULT 0 NOT NULL,
	"texted_at" timestamp (3) with time zone,
	CONSTRAINT "read_marks_csid_cr_uid_staff_pk" PRIMARY KEY("csid","cr_uid","staff")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL
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
	"menu" json NOT NULL,
	"app_colors" json DEFAULT '{}'::json NOT NULL,
	"answering" json,
	"reopen_days" integer DEFAULT 14 NOT NULL,
	"invented" boolean DEFAULT false NOT NULL,
	"app_shape" json DEFAULT '{}'::json NOT NULL,
	"legal" json,
	"contact_wanted" text DEFAULT 'no' NOT NULL,
	"news_minutes" integer DEFAULT 15 NOT NULL,
	"site" json,
	"ladder" json,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"former_staff" json
);
--> statement-breakpoint
CREATE TABLE "former_cuids" (
	"former" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"app_colors" json NOT NULL,
	"logo_id" text,
	"wide_logo_id" text,
	"lbl" json NOT NULL,
	"saved_by" text NOT NULL,
	"saved" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"app_shape" json
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
	"phone" text,
	CONSTRAINT "staff_person" UNIQUE("cuid","email"),
	CONSTRAINT "staff_phone" UNIQUE("cuid","phone")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"state" text NOT NULL,
	"recipient" text,
	"message" json,
	"tries" integer DEFAULT 0 NOT NULL,
	"due" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text DEFAULT 'mail' NOT NULL,
	"cuid" text,
	"reference" text,
	"receipt" text,
	"person" text,
	"untaken" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_counts" (
	"day" date NOT NULL,
	"cuid" text NOT NULL,
	"way" text NOT NULL,
	"about" text NOT NULL,
	"state" text NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "delivery_counts_cuid_day_way_about_state_pk" PRIMARY KEY("cuid","day","way","about","state")
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
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"staff" boolean NOT NULL,
	"csid" text,
	"state" text DEFAULT 'partial' NOT NULL,
	"reason" text,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"tiny" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"qrid" text,
	"reading" timestamp (3) with time zone,
	"type" text,
	"seconds" real,
	"captions" json
);
--> statement-breakpoint
CREATE TABLE "app_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"needed" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"signature" text,
	CONSTRAINT "contact_mails_challenge_unique" UNIQUE("challenge")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"delivery" text
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "shared_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"cuid" text NOT NULL,
	"cr_uid" text NOT NULL,
	"reason" json NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_cuid_cr_uid_pk" PRIMARY KEY("cuid","cr_uid")
);
--> statement-breakpoint
CREATE TABLE "desk_requests" (
	"desk" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"device" json,
	"phone" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_requests_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"cr_uid" text PRIMARY KEY NOT NULL,
	"email" text,
	"merged_into" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"phone" text,
	"news" text,
	"sms_news" boolean,
	CONSTRAINT "identities_email_unique" UNIQUE("email"),
	CONSTRAINT "identities_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"hash" text NOT NULL,
	"cr_uid" text NOT NULL,
	"used" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_hash_cr_uid_pk" PRIMARY KEY("hash","cr_uid")
);
--> statement-breakpoint
CREATE TABLE "phone_discoveries" (
	"usid" text PRIMARY KEY NOT NULL,
	"cr_uid" text NOT NULL,
	"phone" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"refused" text,
	CONSTRAINT "phone_discoveries_crUid_unique" UNIQUE("cr_uid")
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
	"expires" timestamp (3) with time zone NOT NULL,
	"opened_by" text,
	"known_as" text
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"rqid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"requester" text,
	"sent" boolean DEFAULT true NOT NULL,
	"network" text,
	"known" boolean DEFAULT false NOT NULL,
	"own" boolean DEFAULT false NOT NULL,
	"kind" text DEFAULT 'mail' NOT NULL,
	"completes" text
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
	"fake" boolean NOT NULL,
	"last_scan" date,
	"replaced_by" text,
	"made" boolean DEFAULT false NOT NULL
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
CREATE TABLE "push_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"public_key" text NOT NULL,
	"origin" text NOT NULL,
	"content" boolean DEFAULT false NOT NULL,
	"registered" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_session_unique" UNIQUE("session")
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription" text,
	"type" text NOT NULL,
	"csid" text,
	"msg_id" integer,
	"cuid" text,
	"staff" boolean NOT NULL,
	"topic" text NOT NULL,
	"urgency" text NOT NULL,
	"message" json,
	"small" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered" timestamp (3) with time zone,
	"shown" timestamp (3) with time zone,
	"clicked" timestamp (3) with time zone,
	"dismissed" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "erased_people" (
	"hash" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"began" timestamp (3) with time zone NOT NULL,
	"ms" integer NOT NULL,
	"cases" integer NOT NULL,
	"messages" integer NOT NULL,
	"why" text DEFAULT 'due' NOT NULL,
	"others" json DEFAULT '{}'::json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "called_staff" ADD CONSTRAINT "called_staff_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "called_staff" ADD CONSTRAINT "called_staff_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_reporter_identities_cr_uid_fk" FOREIGN KEY ("reporter") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_marks" ADD CONSTRAINT "read_marks_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_logo_id_assets_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_wide_logo_id_assets_id_fk" FOREIGN KEY ("wide_logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_banner_id_assets_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_cuids" ADD CONSTRAINT "former_cuids_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_logo_id_assets_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_wide_logo_id_assets_id_fk" FOREIGN KEY ("wide_logo_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_phone_sessions_hash_fk" FOREIGN KEY ("phone") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_discoveries" ADD CONSTRAINT "phone_discoveries_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_opened_by_sessions_hash_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_cuid_place_code_places_cuid_code_fk" FOREIGN KEY ("cuid","place_code") REFERENCES "public"."places"("cuid","code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_subscription_push_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trail_customer" ON "trail" USING btree ("cuid","id");--> statement-breakpoint
CREATE INDEX "trail_at" ON "trail" USING btree ("at");--> statement-breakpoint
CREATE INDEX "called_staff_due" ON "called_staff" USING btree ("due") WHERE not over;--> statement-breakpoint
CREATE INDEX "called_staff_role" ON "called_staff" USING btree ("rlid");--> statement-breakpoint
CREATE INDEX "cases_newest" ON "cases" USING btree ("cuid","last_at","csid");--> statement-breakpoint
CREATE INDEX "cases_under_way" ON "cases" USING btree ("cuid","last_at","csid") WHERE state not in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_ended" ON "cases" USING btree ("cuid","last_at","csid") WHERE state in ('closed', 'rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "cases_waiting" ON "cases" USING btree ("cuid","state","last_at","csid") WHERE state in ('open', 'held');--> statement-breakpoint
CREATE INDEX "cases_danger" ON "cases" USING btree ("cuid","created","csid") WHERE danger and state = 'open';--> statement-breakpoint
CREATE INDEX "cases_due" ON "cases" USING btree ("hold_until") WHERE state = 'held' and hold_until is not null;--> statement-breakpoint
CREATE INDEX "cases_reporter" ON "cases" USING btree ("reporter");--> statement-breakpoint
CREATE INDEX "cases_erase" ON "cases" USING btree ("erase_on");--> statement-breakpoint
CREATE INDEX "messages_writer" ON "messages" USING btree ("cr_uid") WHERE "messages"."cr_uid" is not null;--> statement-breakpoint
CREATE INDEX "messages_answered" ON "messages" USING btree ("csid","msg_id_answer") WHERE "messages"."msg_id_answer" is not null;--> statement-breakpoint
CREATE INDEX "participants_person" ON "participants" USING btree ("cr_uid","csid");--> statement-breakpoint
CREATE INDEX "read_marks_person" ON "read_marks" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "former_cuids_customer" ON "former_cuids" USING btree ("cuid");--> statement-breakpoint
CREATE INDEX "looks_customer" ON "looks" USING btree ("cuid","saved");--> statement-breakpoint
CREATE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_number" ON "staff" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("due") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree ("recipient") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created");--> statement-breakpoint
CREATE INDEX "deliveries_reference" ON "deliveries" USING btree ("reference") WHERE reference is not null;--> statement-breakpoint
CREATE INDEX "deliveries_customer" ON "deliveries" USING btree ("cuid","created") WHERE cuid is not null;--> statement-breakpoint
CREATE INDEX "deliveries_person" ON "deliveries" USING btree ("person","created") WHERE person is not null;--> statement-breakpoint
CREATE INDEX "feed_order" ON "feed" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "feed_at" ON "feed" USING btree ("at");--> statement-breakpoint
CREATE INDEX "media_case" ON "media" USING btree ("csid");--> statement-breakpoint
CREATE INDEX "media_person" ON "media" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "media_created" ON "media" USING btree ("created");--> statement-breakpoint
CREATE INDEX "media_customer" ON "media" USING btree ("cuid","created");--> statement-breakpoint
CREATE INDEX "media_code" ON "media" USING btree ("qrid","created");--> statement-breakpoint
CREATE INDEX "contact_mails_created" ON "contact_mails" USING btree ("created");--> statement-breakpoint
CREATE INDEX "blocks_person" ON "blocks" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "desk_requests_phone" ON "desk_requests" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "identities_news" ON "identities" USING btree ("cr_uid") WHERE news in ('fact', 'words');--> statement-breakpoint
CREATE INDEX "identities_sms_news" ON "identities" USING btree ("cr_uid") WHERE sms_news;--> statement-breakpoint
CREATE INDEX "identities_merged" ON "identities" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "known_devices_person" ON "known_devices" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "phone_discoveries_phone" ON "phone_discoveries" USING btree ("phone") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sessions_opened_by" ON "sessions" USING btree ("opened_by");--> statement-breakpoint
CREATE INDEX "verifications_email" ON "verifications" USING btree ("email","created");--> statement-breakpoint
CREATE INDEX "verifications_network" ON "verifications" USING btree ("network","created");--> statement-breakpoint
CREATE INDEX "verifications_requester" ON "verifications" USING btree ("requester","created");--> statement-breakpoint
CREATE INDEX "qr_codes_place" ON "qr_codes" USING btree ("cuid","place_code");--> statement-breakpoint
CREATE INDEX "scans_place" ON "scans" USING btree ("cuid","at");--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "pushes_subscription" ON "pushes" USING btree ("subscription") WHERE subscription is not null;--> statement-breakpoint
CREATE INDEX "pushes_case" ON "pushes" USING btree ("csid") WHERE csid is not null;--> statement-breakpoint
CREATE INDEX "pushes_created" ON "pushes" USING btree ("created");--> statement-breakpoint
CREATE INDEX "erasures_began" ON "erasures" USING btree ("began");
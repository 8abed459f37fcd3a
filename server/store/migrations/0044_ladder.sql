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
ALTER TABLE "read_marks" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "read_marks" ADD COLUMN "pushed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "read_marks" ADD COLUMN "pushed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "read_marks" ADD COLUMN "texted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "read_marks" ADD COLUMN "texted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "ladder" json;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "sms_news" boolean;--> statement-breakpoint
ALTER TABLE "called_staff" ADD CONSTRAINT "called_staff_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "called_staff" ADD CONSTRAINT "called_staff_rlid_staff_rlid_fk" FOREIGN KEY ("rlid") REFERENCES "public"."staff"("rlid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "called_staff_due" ON "called_staff" USING btree ("due") WHERE not over;--> statement-breakpoint
CREATE INDEX "called_staff_role" ON "called_staff" USING btree ("rlid");--> statement-breakpoint
CREATE INDEX "identities_sms_news" ON "identities" USING btree ("cr_uid") WHERE sms_news;
CREATE TABLE "desk_counts" (
	"cuid" text NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"cases" integer NOT NULL,
	"solved" integer NOT NULL,
	"reopened" integer NOT NULL,
	"late" integer NOT NULL,
	"answered" integer NOT NULL,
	"within_15" integer NOT NULL,
	"within_30" integer NOT NULL,
	"within_60" integer NOT NULL,
	"within_120" integer NOT NULL,
	"within_240" integer NOT NULL,
	"within_480" integer NOT NULL,
	"within_1440" integer NOT NULL,
	"within_2880" integer NOT NULL,
	"within_4320" integer NOT NULL,
	"within_7200" integer NOT NULL,
	"within_10080" integer NOT NULL,
	"within_20160" integer NOT NULL,
	"stars_1" integer NOT NULL,
	"stars_2" integer NOT NULL,
	"stars_3" integer NOT NULL,
	"stars_4" integer NOT NULL,
	"stars_5" integer NOT NULL,
	CONSTRAINT "desk_counts_cuid_dimension_day_code_pk" PRIMARY KEY("cuid","dimension","day","code")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "reopened" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "figures_week" date;--> statement-breakpoint
CREATE INDEX "cases_reported" ON "cases" USING btree ("cuid","created") WHERE kind = 'case' and not simulation;--> statement-breakpoint
UPDATE "cases" SET "answered_at" = found."answered", "reopened" = found."reopened",
	"ended_at" = CASE WHEN "state" IN ('closed', 'rejected', 'cancelled') THEN coalesce(found."ended", "last_at") END,
	"late" = coalesce(least("answer_due", "solve_due") < now(), false)
FROM (SELECT c."csid",
		min(m."at") FILTER (WHERE m."staff" AND (m."msg_txt" IS NOT NULL OR m."media" IS NOT NULL OR m."items" IS NOT NULL
			OR m."poll" IS NOT NULL OR m."event" IN ('close', 'reject'))) AS "answered",
		max(m."at") FILTER (WHERE m."event" IN ('close', 'reject', 'crClose', 'crSolved', 'crCancel')) AS "ended",
		coalesce(bool_or(m."event" = 'crReopen'), false) AS "reopened"
	FROM "cases" c LEFT JOIN "messages" m ON m."csid" = c."csid" WHERE c."kind" = 'case' GROUP BY c."csid") found
WHERE found."csid" = "cases"."csid";

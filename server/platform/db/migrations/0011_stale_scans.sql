CREATE TABLE "stale_scans" (
	"cuid" text NOT NULL,
	"qrid" text NOT NULL,
	"day" date NOT NULL,
	"scans" integer NOT NULL,
	CONSTRAINT "stale_scans_cuid_qrid_day_pk" PRIMARY KEY("cuid","qrid","day")
);

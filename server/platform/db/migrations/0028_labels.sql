CREATE TABLE "case_labels" (
	"csid" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "case_labels_csid_label_pk" PRIMARY KEY("csid","label")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" text PRIMARY KEY NOT NULL,
	"cuid" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_labels" ADD CONSTRAINT "case_labels_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_labels" ADD CONSTRAINT "case_labels_label_labels_id_fk" FOREIGN KEY ("label") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_cuid_customers_cuid_fk" FOREIGN KEY ("cuid") REFERENCES "public"."customers"("cuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_labels_label" ON "case_labels" USING btree ("label","csid");--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("cuid",lower("name"));
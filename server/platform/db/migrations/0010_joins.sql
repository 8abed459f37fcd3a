ALTER TABLE "messages" ADD COLUMN "join" json;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "call" json;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "gcat_code" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "grp_gpid" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "grp_lbl" json;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "grp_gpid" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "reads_after" integer DEFAULT 0 NOT NULL;
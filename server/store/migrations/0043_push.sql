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
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_hash_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_subscription_push_subscriptions_id_fk" FOREIGN KEY ("subscription") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "pushes" ADD CONSTRAINT "pushes_csid_cases_csid_fk" FOREIGN KEY ("csid") REFERENCES "public"."cases"("csid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pushes_due" ON "pushes" USING btree ("due") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "pushes_subscription" ON "pushes" USING btree ("subscription") WHERE subscription is not null;--> statement-breakpoint
CREATE INDEX "pushes_case" ON "pushes" USING btree ("csid") WHERE csid is not null;--> statement-breakpoint
CREATE INDEX "pushes_created" ON "pushes" USING btree ("created");
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
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_phone_sessions_hash_fk" FOREIGN KEY ("phone") REFERENCES "public"."sessions"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_requests_phone" ON "desk_requests" USING btree ("phone");
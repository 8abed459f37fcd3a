CREATE TABLE "known_devices" (
	"hash" text NOT NULL,
	"cr_uid" text NOT NULL,
	"used" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_hash_cr_uid_pk" PRIMARY KEY("hash","cr_uid")
);
--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_cr_uid_identities_cr_uid_fk" FOREIGN KEY ("cr_uid") REFERENCES "public"."identities"("cr_uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_person" ON "known_devices" USING btree ("cr_uid");--> statement-breakpoint
CREATE INDEX "verifications_network" ON "verifications" USING btree ("network","created");--> statement-breakpoint
CREATE INDEX "verifications_requester" ON "verifications" USING btree ("requester","created");
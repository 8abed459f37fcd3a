DROP INDEX "qr_codes_alike";--> statement-breakpoint
CREATE INDEX "qr_codes_alike" ON "qr_codes" USING btree (lower(translate("qrid", '._-', '')));
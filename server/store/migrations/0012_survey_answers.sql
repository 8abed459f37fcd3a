DROP INDEX "messages_answered";--> statement-breakpoint
CREATE INDEX "messages_answered" ON "messages" USING btree ("csid","msg_id_answer") WHERE "messages"."msg_id_answer" is not null;
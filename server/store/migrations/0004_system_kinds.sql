ALTER TABLE "cases" ADD COLUMN "last_kind" text;--> statement-breakpoint
UPDATE "cases" SET "last_kind" = substr("last_statement", length('statement.') + 1) WHERE "last_statement" LIKE 'statement.%';--> statement-breakpoint
ALTER TABLE "cases" DROP COLUMN "last_statement";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "statement";--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "join_as";
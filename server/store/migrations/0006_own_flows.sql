CREATE TABLE "flows" (
	"name" text NOT NULL,
	"id" text NOT NULL,
	"definition" json NOT NULL,
	CONSTRAINT "flows_name_id_pk" PRIMARY KEY("name","id")
);

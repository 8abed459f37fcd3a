ALTER TABLE "customers" ADD COLUMN "invented" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The demonstration's own, unless somebody real is their staff: a customer may have taken such a name.
UPDATE customers SET invented = true
WHERE cuid IN ('belleroche', 'trois-rives', 'orangerie')
	AND EXISTS (SELECT FROM staff WHERE staff.cuid = customers.cuid)
	AND NOT EXISTS (SELECT FROM staff WHERE staff.cuid = customers.cuid AND email NOT LIKE '%@%.example');

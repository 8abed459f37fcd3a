-- The side on which a visitor stands in a case between users, by how they joined; null for witnesses, who stand on neither.
CREATE OR REPLACE FUNCTION case_side(joined_as text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN joined_as = 'target' THEN 'target' WHEN joined_as IN ('creator', 'reporter', 'victim', 'supported') THEN 'reporter' END
$$;

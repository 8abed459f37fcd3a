-- Letters without accents, ligatures and capitals; without hyphens, which people leave out or not. Schemas are named, as an index is built
-- without a search path, and an administrator may have put the extensions into another one.
DO $do$
DECLARE
	letters text := (SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'unaccent');
	trigrams text := (SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'pg_trgm');
BEGIN
	EXECUTE format($sql$
		CREATE OR REPLACE FUNCTION public.fold_letters(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
		BEGIN
			RETURN translate(lower(%1$s.unaccent('%1$s.unaccent'::regdictionary, words)), E'\n\r\t  -', '     ');
		END $$ $sql$, letters);
	-- Of a number written in groups also its digits in one, and a space before the first word, so that each begins after one.
	CREATE OR REPLACE FUNCTION public.search_text(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
	DECLARE
		folded text := ' ' || public.fold_letters(words);
	BEGIN
		IF folded ~ '\d([ ./()]*\d){5}' THEN
			RETURN folded || ' ' || regexp_replace(folded, '(?<=\d)[ ./()]+(?=\d)', '', 'g');
		END IF;
		RETURN folded;
	END $$;
	-- What a list and the details show of a case, in every language.
	CREATE OR REPLACE FUNCTION public.case_words(nbr text, qrid text, place json, labels json, last_words json, contact json)
	RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
	BEGIN
		RETURN public.search_text(concat_ws(' ', nbr, qrid,
			(SELECT string_agg(one.value, ' ') FROM json_each_text(place) one),
			(SELECT string_agg(one.value, ' ') FROM json_array_elements(labels) label, json_each_text(label) one),
			(SELECT string_agg(one.value, ' ') FROM json_each_text(last_words) one),
			(SELECT string_agg(one.value, ' ') FROM json_each_text(contact) one)));
	END $$;
	-- What somebody wrote in a message, or in fields of a report.
	CREATE OR REPLACE FUNCTION public.message_words(msg_txt text, answers json)
	RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
	BEGIN
		IF answers IS NULL THEN RETURN public.search_text(msg_txt); END IF;
		RETURN public.search_text(concat_ws(' ', msg_txt,
			(SELECT string_agg(one.value #>> '{}', ' ') FROM json_each(answers) one WHERE json_typeof(one.value) = 'string')));
	END $$;
	EXECUTE format('CREATE INDEX cases_words ON cases USING gin
		(case_words(nbr, qrid, place_lbl, ccat_lbls, last_txt, contact) %s.gin_trgm_ops)', trigrams);
	EXECUTE format('CREATE INDEX messages_words ON messages USING gin (message_words(msg_txt, answers) %s.gin_trgm_ops)
		WHERE msg_txt IS NOT NULL OR answers IS NOT NULL', trigrams);
	EXECUTE format('CREATE INDEX participants_words ON participants USING gin (search_text(name) %s.gin_trgm_ops)
		WHERE staff AND left_at IS NULL', trigrams);
END $do$;

-- Fails when the database takes no writes or its disk is full, and leaves nothing behind: a sort that does not fit into
-- its memory writes about one MB beside the tables and removes it again.
CREATE OR REPLACE FUNCTION can_store() RETURNS void LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  IF current_setting('transaction_read_only')::boolean THEN
    RAISE EXCEPTION 'the database only reads' USING ERRCODE = 'read_only_sql_transaction';
  END IF;
  PERFORM row_number() OVER (ORDER BY filler) FROM (SELECT repeat(md5(n::text), 8) AS filler FROM generate_series(1, 4000) AS n OFFSET 0) AS many;
END $$;

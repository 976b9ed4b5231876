-- Files of matches that wait for a second operator, compressed and in parts (docs/decisions/four-eyes.md).
CREATE TABLE import_file (
  digest text NOT NULL,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  kept_at timestamptz NOT NULL,
  CONSTRAINT import_file_digest_part_pk PRIMARY KEY (digest, part)
);

-- Files of matches that wait for a second operator, compressed and in parts (docs/decisions/four-eyes.md).
CREATE TABLE import_file (
  digest text NOT NULL,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (digest, part)
);

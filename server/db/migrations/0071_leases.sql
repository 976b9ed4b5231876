-- Which node does what beside the requests, and whether a node still stands: docs/decisions/leases.md.
CREATE TABLE lease (
  name text PRIMARY KEY,
  holder text NOT NULL,
  token bigint NOT NULL,
  until timestamptz NOT NULL,
  nudges bigint DEFAULT 0 NOT NULL
);

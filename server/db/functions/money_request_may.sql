-- The table of src/domain/wallet/money-request.ts; a test compares them.
CREATE OR REPLACE FUNCTION money_request_may(p_kind text, p_from text, p_to text)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT EXISTS (SELECT 1 FROM (VALUES
    ('charge', 'requested', 'cancelled'),
    (NULL, 'requested', 'inProgress'),
    (NULL, 'inProgress', 'inProgress'),
    ('exchange', 'payoutUnknown', 'payoutUnknown'),
    (NULL, 'inProgress', 'requested'),
    (NULL, 'inProgress', 'done'),
    (NULL, 'inProgress', 'refused'),
    ('exchange', 'inProgress', 'payoutUnknown'),
    ('exchange', 'payoutUnknown', 'done'),
    ('exchange', 'payoutUnknown', 'refused')) AS move(kind, was, becomes)
    WHERE (kind IS NULL OR kind = p_kind) AND was = p_from AND becomes = p_to)
$$;

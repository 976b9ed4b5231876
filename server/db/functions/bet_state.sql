-- How operators call what became of a bet: BetState of src/api/contract/operator/bets.ts.
CREATE OR REPLACE FUNCTION bet_state(p_status smallint, p_acceptance text, p_voided_at timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_voided_at IS NOT NULL THEN 'voided' WHEN p_acceptance <> 'accepted' THEN p_acceptance
    ELSE CASE p_status WHEN 0 THEN 'open' WHEN 1 THEN 'lost' WHEN 2 THEN 'won' WHEN 3 THEN 'special' ELSE 'cancelled' END END
$$;

-- The one spelling of a phone number and of a bank account's number.
CREATE OR REPLACE FUNCTION trace_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select regexp_replace(value, '[^0-9]', '', 'g')
$$;

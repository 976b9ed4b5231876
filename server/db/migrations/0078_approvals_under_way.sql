-- The node that does what was approved, while it needs many transactions: by its own writes it is not overtaken.
ALTER TABLE approval ADD COLUMN begun_by text;

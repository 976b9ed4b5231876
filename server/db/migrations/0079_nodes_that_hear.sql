-- Of the lease by which a node stands: whether it hears what the others tell. A part whose node does not goes to one that does.
ALTER TABLE lease ADD COLUMN hears boolean NOT NULL DEFAULT true;

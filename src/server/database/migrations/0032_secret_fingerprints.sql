-- Which secret signed last what travellers hold: a server with another one, or without one, is refused at its start.
create table secret_fingerprints (
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{16}$'),
  signs_since timestamptz not null
);

-- Station 3: what the whole booking form knows. Numbers at both ends, a flight that comes later, and what was agreed to.

alter table trips
  -- What takes the traveller on from the finish, where the numbers beside them are those of the start.
  add column departure_flight text not null default '',
  add column departure_train text not null default '',
  add column departure_terminal text not null default '',
  add column flight_later boolean not null default false,
  -- The coordinator's own, as the caller gives them; who it is, the server works out.
  add column coordinator_number text not null default '',
  add column english_sms boolean not null default false;

-- Documents with version and language; null where the client did not say, as in all orders before this.
alter table orders add column consents jsonb;

-- The version of each document that an account has agreed to last, so that it is asked again only for a newer one.
create table account_consents (
  user_id integer not null references accounts on delete cascade,
  document text not null,
  version text not null,
  lang text not null,
  agreed_at timestamptz not null,
  primary key (user_id, document)
);

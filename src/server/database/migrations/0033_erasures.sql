-- Data of persons end: orders become nameless when their time is over or the person asks, and what was erased stays known.

alter table orders
  -- When names, contacts and addresses were taken out of it, its trips, changes and letters.
  add column nameless_at timestamptz;

create index orders_with_names on orders (placed_at) where nameless_at is null;

-- The act of each erasing. The person is known by the SHA-256 of the e-mail in lower case alone, so that the erasing can be
-- applied again after a restore.
create table erasures (
  erasure_id bigint generated always as identity primary key,
  person_hash text not null check (person_hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null,
  author text not null,
  -- How many rows of each class.
  counts jsonb not null,
  unique (person_hash, at)
);

-- A move of a trip stays as it was, but for the words that somebody gave for it.
create or replace function refuse_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'trip_moves' then
    if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
      return new;
    end if;
  end if;
  raise exception '% are never changed: write another one', tg_table_name;
end $$;

-- A search leaves one small row instead of a row for each of its prices. The row says what
-- the search was priced by, and the book of that version works every offer out again from
-- it. Prices shown before this migration must be searched for again.

-- The next free price number. Servers take blocks of numbers from it in their own transactions, which wait for
-- the disk; after a crash a sequence would hand out again the numbers that it had promised without logging them.
create table price_numbers (
  -- Makes sure that the table has only one row.
  is_only boolean primary key default true check (is_only),
  next_id integer not null check (next_id between 1000000 and 2147483647)
);

insert into price_numbers (next_id) select least(last_value + 1000, 2147483000) from price_id_seq;

drop table price_quotes;
drop sequence price_id_seq;

-- Six partitions, one for each hour modulo six, so that none ever has to be created in time:
-- an hourly job empties the partitions whose rows have expired (decision 0025).
create table price_searches (
  slot smallint not null check (slot between 0 and 5),
  -- The number of the first offer; the other offers and the ways back follow.
  first_id integer not null,
  quoted_at timestamptz not null,
  -- The random value from which the other ids of the prices are made.
  salt uuid not null,
  search json not null,
  primary key (first_id, slot)
) partition by list (slot);

-- Rows are only added, never changed, and a partition is emptied whole, so there is nothing to vacuum.
create table price_searches_0 partition of price_searches for values in (0) with (autovacuum_enabled = false);
create table price_searches_1 partition of price_searches for values in (1) with (autovacuum_enabled = false);
create table price_searches_2 partition of price_searches for values in (2) with (autovacuum_enabled = false);
create table price_searches_3 partition of price_searches for values in (3) with (autovacuum_enabled = false);
create table price_searches_4 partition of price_searches for values in (4) with (autovacuum_enabled = false);
create table price_searches_5 partition of price_searches for values in (5) with (autovacuum_enabled = false);

-- A search leaves one small row in place of a row for each of its prices: what it was priced by, from which the book of that
-- version works every offer out again. Prices shown before this migration must be searched for once more.

-- The next price number that nobody has. Servers take blocks of numbers from it in transactions of their own that wait for
-- the disk; a sequence alone would hand out again, after a crash, what it had promised without logging it.
create table price_numbers (
  -- The one row of the table.
  is_only boolean primary key default true check (is_only),
  next_id integer not null check (next_id between 1000000 and 2147483647)
);

insert into price_numbers (next_id) select least(last_value + 1000, 2147483000) from price_id_seq;

drop table price_quotes;
drop sequence price_id_seq;

-- Six partitions, one for each hour modulo six, so that none ever has to be made in time: an hourly job empties the ones
-- whose rows are over (decision 0025).
create table price_searches (
  slot smallint not null check (slot between 0 and 5),
  -- The number of the first offer; the others and the ways back follow.
  first_id integer not null,
  quoted_at timestamptz not null,
  -- Chance of which the other ids of the prices are made.
  salt uuid not null,
  search json not null,
  primary key (first_id, slot)
) partition by list (slot);

-- Rows are only added and never changed, and the partition is emptied whole: there is nothing to vacuum.
create table price_searches_0 partition of price_searches for values in (0) with (autovacuum_enabled = false);
create table price_searches_1 partition of price_searches for values in (1) with (autovacuum_enabled = false);
create table price_searches_2 partition of price_searches for values in (2) with (autovacuum_enabled = false);
create table price_searches_3 partition of price_searches for values in (3) with (autovacuum_enabled = false);
create table price_searches_4 partition of price_searches for values in (4) with (autovacuum_enabled = false);
create table price_searches_5 partition of price_searches for values in (5) with (autovacuum_enabled = false);

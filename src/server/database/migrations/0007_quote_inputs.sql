-- What a quote was asked with, so that it can be priced again in the same way and explained line by line. The tariff's, fare's
-- and rules' numbers stand in `lines`; `tariff_version` is the version of the tariff book.

alter table price_quotes
  -- The wall clock of the start that the price is for; null is a price for any time (decision 0014).
  add column pickup_local timestamp,
  -- The way back of a round trip, with its discount.
  add column is_way_back boolean not null default false,
  -- Whose rate is in the price.
  add column partner_user_id integer,
  -- Wanted sooner than the tariff's lead time, and dearer for it.
  add column is_fast_ride boolean not null default false,
  -- The sum may change with the route (OPN-144).
  add column is_flexible boolean not null default false;

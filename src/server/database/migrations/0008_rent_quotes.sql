-- Rents by the hour are quoted as rides are. Both null for a ride.

alter table price_quotes
  -- The time that the price pays for.
  add column rent_seconds integer check (rent_seconds >= 3600),
  -- What of the price grows with the hours; clients show it beside the sum.
  add column rent_per_hour bigint check (rent_per_hour > 0),
  add constraint price_quotes_rent check ((rent_seconds is null) = (rent_per_hour is null));

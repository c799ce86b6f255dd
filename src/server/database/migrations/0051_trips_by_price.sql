-- The board sorts by price within each currency.
create index trips_by_price on trips (currency, amount, trip_id);

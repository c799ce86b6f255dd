-- The board sorts by what was changed last; what was never changed goes by when its order was placed, which has an index.
create index trips_by_change on trips (changed_at, trip_id) where changed_at is not null;

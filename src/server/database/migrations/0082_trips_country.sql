-- In which country a trip begins, as the place says that its start was priced by; null where no place of that number is known any more. Trips
-- of before learn it from the gazetteer, which the database has none of, once the server has started.
alter table trips add column country text check (country ~ '^[A-Z]{2}$');

create index trips_by_country on trips (country, pickup_at, trip_id) where country is not null;
create index trips_without_country on trips (start_place) where country is null;

-- When its order was placed stands beside each trip as well, because it never changes and the board walks far down a list by it: keys of two tables are
-- joined and sorted for that, and those of one are an index.
alter table trips add column placed_at timestamptz;
-- Nothing of any trip changes by this, so nobody is told.
alter table trips disable trigger trips_told;
update trips t set placed_at = o.placed_at from orders o where o.order_id = t.order_id;
alter table trips enable trigger trips_told;
alter table trips alter column placed_at set not null;

create index trips_by_placing on trips (placed_at, trip_id);
-- What was never changed goes by its placing. Both moments stand in the index, or it could not answer by itself.
drop index trips_by_change;
create index trips_by_change on trips (coalesce(changed_at, placed_at), trip_id) include (changed_at, placed_at);
-- It told the moments of a trip to whoever came from its order.
drop index trips_of_order;

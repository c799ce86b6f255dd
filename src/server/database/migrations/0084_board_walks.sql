-- The board counts and finds each kind of work by an index of its own: what waits is few beside what is open.
create index trips_to_confirm on trips (pickup_at, trip_id) where state = 'placed' and confirm_by is not null;
create index trips_change_unseen on trips (pickup_at, trip_id)
  where has_unseen_change and state in ('placed', 'confirmed', 'under-way');

-- Whoever jumps far down a list that goes by the placing walks past all rows above, by these two alone.
create index orders_by_placing on orders (placed_at, order_id);
drop index orders_placed_at;
create index trips_of_order on trips (order_id, trip_id, changed_at);

-- A part of an address is looked up by its trigrams, where the database has them and its owner may use them; elsewhere all addresses are read.
do $$
begin
  create extension if not exists pg_trgm;
  create index trips_addresses on trips using gin (lower(start_address || ' ' || finish_address) gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported then raise notice 'parts of addresses are found without an index: %', sqlerrm;
end $$;

-- What the people at the desk write beside an order: who drives a trip, marks on it, and notes. No traveller sees marks and notes.

-- Name, phone, car and plate, as the desk typed them for this trip.
alter table trips add column driver jsonb;

create table trip_marks (
  trip_id integer not null references trips,
  mark text not null,
  at timestamptz not null,
  author text not null,
  primary key (trip_id, mark)
);

create table order_notes (
  note_id integer generated always as identity primary key,
  order_id integer not null references orders,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null,
  author text not null
);
create index order_notes_of_order on order_notes (order_id, note_id);

-- What is still to happen is few beside what has happened.
create index trips_open on trips (pickup_at, trip_id) where state in ('placed', 'confirmed', 'under-way');
create index trips_by_pickup on trips (pickup_at, trip_id);
drop index trips_pickup_at;
create index orders_placed_at on orders (placed_at);
create index messages_failed on messages (subject_id) where state = 'failed' and subject_kind = 'order';

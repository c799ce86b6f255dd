-- Photos of trips whose traveller did not come. They are kept here, so that every server has them and a backup too.

create table trip_photos (
  photo_id integer generated always as identity primary key,
  trip_id integer not null references trips,
  at timestamptz not null,
  author text not null check (author <> ''),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 409600)
);

create index photos_of_trip on trip_photos (trip_id, photo_id);

-- Photos of a yacht, for the offer that answers a request. They are kept here, so that every server has them and a backup too; a request
-- keeps those of its newest offer and those that wait for the next one.

create table yacht_photos (
  photo_id integer generated always as identity primary key,
  request_id integer not null references yacht_requests,
  at timestamptz not null,
  author text not null check (author <> ''),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 409600)
);
create index photos_of_yacht_request on yacht_photos (request_id, photo_id);

-- Which of them an offer shows, in their turn.
alter table offers
  add column photos integer[] not null default '{}',
  add constraint offers_photos check (photos = '{}' or request_kind = 'yacht');

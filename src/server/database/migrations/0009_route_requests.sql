-- Station 2, prices: what travellers ask for where the search has no car.

create table route_requests (
  request_id integer generated always as identity primary key,
  -- The same key is the same request, however often it is sent; null where the caller sent none.
  attempt_key text unique check (char_length(attempt_key) between 16 and 128),
  fingerprint bytea not null,
  created_at timestamptz not null,
  lang text not null check (lang in ('ru', 'en')),
  user_hint text,
  start_place_id text,
  start_title text not null check (char_length(start_title) between 1 and 300),
  start_point text not null,
  finish_place_id text,
  finish_title text not null check (char_length(finish_title) between 1 and 300),
  finish_point text not null,
  -- The day of the ride at its start, `YYYY-MM-DD`; null where the traveller does not know it yet.
  ride_day text check (ride_day ~ '^\d{4}-\d{2}-\d{2}$'),
  round_trip boolean not null,
  name text not null check (name <> ''),
  phone text not null check (phone <> ''),
  email text not null check (email <> ''),
  wish text not null
);

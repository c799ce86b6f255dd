-- Requests are worked on in one inbox: how far each has come, since when, and how it was answered. An offer for one keeps the whole price that an
-- order will copy. Whoever listens hears that requests have changed, and nothing more.

alter table route_requests
  add column state text not null default 'new' check (state in ('new', 'answered', 'accepted', 'declined', 'expired', 'closed')),
  add column version integer not null default 0,
  add column moved_at timestamptz,
  add column answer jsonb;
alter table yacht_requests
  add column state text not null default 'new' check (state in ('new', 'answered', 'accepted', 'declined', 'expired', 'closed')),
  add column version integer not null default 0,
  add column moved_at timestamptz,
  add column answer jsonb;
create index route_requests_by_state on route_requests (state, created_at, request_id);
create index yacht_requests_by_state on yacht_requests (state, created_at, request_id);
create index route_requests_created_at on route_requests (created_at);

create table offers (
  offer_id integer generated always as identity primary key,
  request_kind text not null check (request_kind in ('way', 'yacht')),
  request_id integer not null,
  key_salt bytea not null,
  state text not null default 'open' check (state in ('open', 'replaced', 'withdrawn', 'expired', 'accepted')),
  -- One price for each way: there, and back where that was asked for.
  quotes jsonb not null,
  -- The day of the ride that it is for; null for any.
  ride_day text,
  words text not null,
  valid_until timestamptz not null,
  made_at timestamptz not null,
  author text not null,
  ended_at timestamptz,
  order_id integer references orders
);
create unique index offers_open on offers (request_kind, request_id) where state = 'open';
create index offers_of_request on offers (request_kind, request_id, offer_id);
create index offers_ending on offers (valid_until) where state = 'open';
create index offers_order on offers (order_id) where order_id is not null;

create function tell_request_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('nameboard_orders', 'requests');
  return null;
end $$;

create trigger route_requests_told after insert or update on route_requests for each statement execute function tell_request_change();
create trigger yacht_requests_told after insert or update on yacht_requests for each statement execute function tell_request_change();
create trigger offers_told after insert or update on offers for each statement execute function tell_request_change();

-- Station 4, orders: what was sold. An acknowledged order exists for ever, once.

create sequence order_id_seq as integer start 1000001;

create table orders (
  order_id integer primary key,
  transaction integer not null unique check (transaction > 0),
  -- Header of the caller, or null for clients that send none; unique for ever (R-01).
  attempt_key text unique,
  -- What was asked, so that one key cannot mean two orders and keyless twins within a minute are one (R-02).
  fingerprint bytea not null,
  -- Salt of the order key; the key itself is never stored (reliability 0.4).
  key_salt bytea not null,
  user_hint text,
  lang text not null check (lang in ('ru', 'en')),
  state text not null check (state in ('placed', 'confirmed', 'under-way', 'completed', 'cancelled')),
  pay_by text not null check (pay_by in ('card', 'cash')),
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  paid_at timestamptz,
  placed_at timestamptz not null,
  customer_name text not null,
  customer_phone text not null,
  customer_email text not null,
  client jsonb not null default '{}'
);

create index orders_fingerprint on orders (fingerprint, placed_at);

create table trips (
  trip_id integer primary key,
  order_id integer not null references orders,
  position smallint not null check (position between 1 and 2),
  price_id integer not null,
  provider_id integer not null,
  car_class jsonb not null,
  start_place integer not null,
  finish_place integer not null,
  start_address text not null,
  finish_address text not null,
  start_point text not null,
  finish_point text not null,
  -- The wall clock of the pick-up place, its zone, and the moment they mean (R-21).
  pickup_local timestamp not null,
  pickup_zone text not null,
  pickup_at timestamptz not null,
  departure_local timestamp,
  finish_zone text not null,
  metres integer not null,
  seconds integer not null,
  flight_number text not null default '',
  terminal text not null default '',
  train_number text not null default '',
  carriage_number text not null default '',
  sign text not null default '',
  comment text not null default '',
  passengers jsonb not null,
  passengers_number smallint not null check (passengers_number between 1 and 60),
  adults smallint not null check (adults >= 0),
  children smallint not null check (children >= 0),
  luggage smallint not null default 0 check (luggage >= 0),
  stops jsonb not null default '[]',
  services jsonb not null default '[]',
  ride_amount bigint not null check (ride_amount >= 0),
  stops_amount bigint not null check (stops_amount >= 0),
  services_amount bigint not null check (services_amount >= 0),
  amount bigint not null check (amount = ride_amount + stops_amount + services_amount),
  currency char(3) not null,
  lines jsonb not null,
  terms jsonb not null,
  allowances jsonb not null default '{}',
  internal_number text not null default '',
  unique (order_id, position)
);

create index trips_pickup_at on trips (pickup_at);

-- What happened, written in the transaction in which it happened; a job carries it to whoever listens.
create table outbox (
  event_id bigint generated always as identity primary key,
  name text not null,
  order_id integer not null,
  body jsonb not null default '{}',
  at timestamptz not null,
  handled_at timestamptz
);

create index outbox_waiting on outbox (event_id) where handled_at is null;

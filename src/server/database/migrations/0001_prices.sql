-- Station 2, prices: who drives, what they charge, and every price that was ever quoted.

create table providers (
  provider_id integer primary key,
  title_ru text not null,
  title_en text not null,
  rating_tenths smallint check (rating_tenths between 0 and 50),
  deleted boolean not null default false
);

create table car_classes (
  car_class_id integer primary key,
  title_ru text not null,
  title_en text not null,
  body text not null check (body in ('sedan', 'estate', 'suv', 'minivan', 'minibus', 'bus')),
  models text[] not null check (cardinality(models) > 0),
  photo text not null,
  capacity smallint not null check (capacity between 1 and 60),
  luggage smallint not null check (luggage between 0 and 99)
);

create table tariffs (
  tariff_id integer primary key,
  version integer not null default 1,
  provider_id integer not null references providers,
  car_class_id integer not null references car_classes,
  country char(2),
  currency char(3) not null,
  base bigint not null check (base >= 0),
  bands jsonb not null,
  per_minute bigint not null check (per_minute >= 0),
  minimum bigint not null check (minimum >= 0),
  start_fee jsonb not null default '{}',
  stop_fee bigint not null check (stop_fee >= 0),
  max_stops smallint not null check (max_stops between 0 and 10),
  max_km integer not null check (max_km between 1 and 2000),
  lead_minutes integer not null check (lead_minutes between 0 and 10080),
  terms jsonb not null,
  unique nulls not distinct (provider_id, car_class_id, country)
);

create table tariff_services (
  service_id integer primary key,
  provider_id integer not null references providers,
  uid uuid not null unique,
  slug text not null,
  type text not null,
  category text not null,
  name_ru text not null,
  name_en text not null,
  price bigint not null check (price >= 0),
  currency char(3) not null,
  default_include boolean not null default false
);

-- One unit of `base` is worth rate_micro millionths of a unit of `target`.
create table exchange_rates (
  base char(3) not null,
  target char(3) not null,
  rate_micro bigint not null check (rate_micro > 0),
  valid_on date not null,
  primary key (base, target)
);

-- One step reserves a block of ids for one server process, so that a list of prices needs no question per id. Quotes are
-- deleted after days, so the ids may come round again.
create sequence price_id_seq as integer increment 1000 minvalue 1000000 maxvalue 2147482000 start 1000000 cycle;

create table price_quotes (
  price_id integer primary key,
  price_uid uuid not null,
  quoted_at timestamptz not null,
  reverse_price_id integer,
  -- Whose tariff was asked for; an order naming another user is refused.
  user_hint text,
  provider_id integer not null,
  car_class_id integer not null,
  tariff_id integer not null,
  tariff_version integer not null,
  start_place integer not null,
  finish_place integer not null,
  start_point text not null,
  finish_point text not null,
  metres integer not null check (metres >= 0),
  seconds integer not null check (seconds >= 0),
  currency char(3) not null,
  rate_micro bigint not null,
  amount bigint not null check (amount > 0),
  stop_amount bigint not null check (stop_amount >= 0),
  lines jsonb not null,
  services jsonb not null,
  terms jsonb not null,
  lead_minutes integer not null,
  max_stops smallint not null
);

create index price_quotes_quoted_at on price_quotes (quoted_at);

-- Station 1, places: what the operator has imported, and what is needed to take an import back.

-- Places are never deleted, because orders and quotes name their numbers: one that is taken back is withdrawn.
create table operator_places (
  -- The public id is `o` and this number, which must have eight digits at most.
  number integer generated always as identity (maxvalue 99999999) primary key,
  -- The operator's own id: the same key is the same place in every import.
  key text not null unique check (char_length(key) between 1 and 120),
  kind text not null check (kind in ('airport', 'station', 'locality', 'suburb', 'hotel', 'other', 'stop')),
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  zone text not null check (zone <> ''),
  weight integer not null check (weight between 0 and 10000000),
  name_en text not null check (char_length(name_en) between 1 and 120),
  name_ru text not null check (char_length(name_ru) between 1 and 120),
  address_en text not null check (char_length(address_en) <= 200),
  address_ru text not null check (char_length(address_ru) <= 200),
  search text[] not null default '{}' check (cardinality(search) <= 20),
  withdrawn_at timestamptz
);

create table operator_areas (
  key text primary key check (char_length(key) between 1 and 120),
  name_en text not null check (char_length(name_en) between 1 and 120),
  name_ru text not null check (char_length(name_ru) between 1 and 120),
  -- Empty when nobody said.
  country text not null check (country ~ '^([A-Z]{2})?$'),
  -- Polygons of rings of flat numbers: longitude, latitude, longitude…
  polygons jsonb not null check (jsonb_typeof(polygons) = 'array' and polygons <> '[]'),
  withdrawn_at timestamptz
);

create table place_imports (
  import_id integer generated always as identity primary key,
  file_name text not null,
  imported_at timestamptz not null,
  added integer not null check (added >= 0),
  changed integer not null check (changed >= 0),
  withdrawn integer not null check (withdrawn >= 0),
  undone_at timestamptz check (undone_at >= imported_at),
  -- An import that changes nothing leaves no trace.
  check (added + changed + withdrawn > 0)
);

create table place_import_changes (
  import_id integer not null references place_imports,
  table_name text not null check (table_name in ('operator_places', 'operator_areas')),
  key text not null,
  -- The whole row as it was before; null when the import made it.
  row_before jsonb check (row_before ->> 'key' = key),
  primary key (import_id, table_name, key)
);

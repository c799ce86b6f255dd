-- Station 2, prices: everything an operator sells is one document with versions, which is read, checked and changed as a
-- whole (decision 0014).

-- Nothing but the demo operator was ever in these; quotes and orders carry copies of all they need.
drop table tariffs, tariff_services, exchange_rates, car_classes, providers;

-- Older versions stay: quotes name them, and taking a version back makes the one before it current again.
create table tariff_books (
  version integer generated always as identity primary key,
  title text not null check (title <> ''),
  made_at timestamptz not null,
  -- Null where nobody imported it: what the first start puts in place.
  file_name text,
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  is_current boolean not null default false,
  undone_at timestamptz check (undone_at >= made_at),
  -- What was taken back is in force no more.
  check (undone_at is null or not is_current)
);

create unique index one_current_tariff_book on tariff_books (is_current) where is_current;

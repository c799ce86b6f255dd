-- Station 4: orders that nobody pays.

alter table orders
  -- When it lapses if nothing is paid, as its traveller was told; null for never. Orders from before this never do.
  add column lapses_at timestamptz,
  -- When it did.
  add column lapsed_at timestamptz check (lapsed_at is null or state = 'cancelled');

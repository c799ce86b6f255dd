-- Receipts under 54-FZ: a payment taken ahead is a prepayment on its receipt, and a receipt of its own settles it after the ride.
-- Payments from before keep what their receipts said.

alter table payments add column is_prepaid boolean not null default false;

create table receipts (
  receipt_id bigint generated always as identity primary key,
  order_id integer not null references orders,
  payment_id integer not null references payments,
  refund_id integer references refunds,
  -- A payment's and a refund's receipt are sent with them and only watched; a settlement is sent by itself.
  kind text not null check (kind in ('payment', 'refund', 'settlement')),
  lines jsonb,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('due', 'pending', 'succeeded', 'canceled')),
  acquirer_ref text,
  tries integer not null default 0,
  problem text,
  made_at timestamptz not null,
  -- When it is sent or looked at next; null once there is nothing more to do.
  next_at timestamptz,
  -- When the operator heard that it is missing.
  told_at timestamptz,
  check ((kind = 'refund') = (refund_id is not null)),
  check (kind = 'settlement' or lines is null),
  check (lines is null or lines_sum(lines) = amount),
  check (state <> 'due' or kind = 'settlement')
);
create unique index receipts_of_payment on receipts (payment_id) where kind = 'payment';
create unique index receipts_of_refund on receipts (refund_id) where kind = 'refund';
create index receipts_settling on receipts (payment_id) where kind = 'settlement';
create index receipts_next on receipts (next_at) where next_at is not null;
create index receipts_missing on receipts (told_at) where state <> 'succeeded' and told_at is not null;
create index receipts_of_order on receipts (order_id);

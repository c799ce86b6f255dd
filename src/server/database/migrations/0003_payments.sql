-- Station 5, payments: attempts to pay, and every notice an acquirer ever sent.

create table payments (
  payment_id integer generated always as identity (start 5000001) primary key,
  order_id integer not null references orders,
  attempt_no smallint not null,
  acquirer text not null,
  -- The payment's id at the acquirer, once it answered.
  acquirer_ref text,
  account text not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  state text not null check (
    state in ('new', 'pending', 'succeeded', 'declined', 'expired', 'quarantined', 'paid-late')
  ),
  pay_url text,
  note text,
  created_at timestamptz not null,
  settled_at timestamptz,
  checks integer not null default 0,
  unique (order_id, attempt_no),
  unique (acquirer, acquirer_ref)
);

-- Two tabs cannot pay one order twice (T-18).
create unique index one_open_payment on payments (order_id) where state in ('new', 'pending');
create unique index one_succeeded_payment on payments (order_id) where state = 'succeeded';

create table payment_notices (
  acquirer text not null,
  event_id text not null,
  raw bytea not null,
  received_at timestamptz not null,
  primary key (acquirer, event_id)
);

-- The books of the sandbox acquirer. They stand for another company's database: only its adapter reads them.
create table sandbox_payments (
  ref text primary key,
  idempotency_key text not null unique,
  account text not null,
  order_ref text not null,
  amount bigint not null,
  currency char(3) not null,
  description text not null,
  return_url text not null,
  notify_url text not null,
  lang text not null,
  state text not null check (state in ('waiting', 'processing', 'succeeded', 'declined')),
  settle_at timestamptz,
  created_at timestamptz not null
);

-- The sandbox acquirer's books learn refunds and pages that end. They stand for another company's database: only its adapter
-- reads them.

alter table sandbox_payments
  -- When the page ends; pages that were opened before stay open.
  add column ends_at timestamptz,
  -- How refunds of this payment go, as chosen on its page.
  add column refunds_go text not null default 'at-once' check (refunds_go in ('at-once', 'slow', 'failed')),
  drop constraint sandbox_payments_state_check,
  add constraint sandbox_payments_state_check
    check (state in ('waiting', 'processing', 'succeeded', 'declined', 'expired'));

create table sandbox_refunds (
  ref text primary key,
  idempotency_key text not null unique,
  payment_ref text not null references sandbox_payments,
  -- The shop's own number of the refund.
  refund_ref text not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  settle_at timestamptz,
  created_at timestamptz not null
);

create index on sandbox_refunds (payment_ref);

-- One number is never given back twice, whatever the key; what failed may be asked for again.
create unique index on sandbox_refunds (refund_ref) where state <> 'failed';

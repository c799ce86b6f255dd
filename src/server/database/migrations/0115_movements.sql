-- What an acquirer moved for a payment, as its own balance counts it: the payment, its refunds and its disputes, with fee and net in
-- the currency of settlement. The fee of a payment may come later than its money, and of payments from before nothing is known.

create table movements (
  movement_id bigint generated always as identity primary key,
  order_id integer not null references orders,
  payment_id integer not null references payments,
  kind text not null check (kind in ('payment', 'refund', 'dispute')),
  -- The refund or the dispute, by its id at the acquirer; empty for the payment itself.
  subject_ref text not null default '',
  -- Its id in the acquirer's balance.
  acquirer_ref text not null,
  -- Below zero where money has left us.
  amount bigint,
  fee bigint,
  net bigint,
  currency text,
  -- The payout to our bank that it went with, where the acquirer tells it.
  payout_ref text,
  noted_at timestamptz not null,
  check (num_nonnulls(amount, fee, net, currency) in (0, 4)),
  check (net = amount - fee)
);
create unique index movements_reference on movements (payment_id, acquirer_ref);
create index movements_of_order on movements (order_id);
create index movements_by_reference on movements (acquirer_ref);

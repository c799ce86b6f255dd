-- The account of an order: every sum it costs and every sum that came or went, with who, when and why. Entries are never
-- changed; a correction is another entry.

alter table orders
  -- What came for the order minus what went back.
  add column received bigint not null default 0 check (received >= 0),
  add constraint orders_currency unique (order_id, currency);

-- What of a cancelled trip goes back to the payer.
alter table trips add column cancel_refund bigint check (cancel_refund >= 0);
update trips t set cancel_refund = case when o.paid_at is null then 0 else t.amount - t.cancel_fee end
from orders o where o.order_id = t.order_id and t.cancelled_at is not null;

-- Money that goes back: recorded, released, sent to the acquirer, then returned or failed.
alter table refunds
  add column payment_id integer references payments,
  add column state text not null default 'recorded'
    check (state in ('recorded', 'released', 'sent', 'returned', 'failed')),
  add column reason text not null default 'terms',
  add column note text not null default '',
  add column recorded_by text not null default 'system',
  add column released_by text,
  add column released_at timestamptz,
  add column acquirer_ref text,
  add column tries integer not null default 0,
  add column problem text;

update refunds r set payment_id = (select payment_id from payments p where p.order_id = r.order_id and p.state = 'succeeded');

alter table refunds
  add constraint refunds_returned check ((state = 'returned') = (returned_at is not null)),
  add constraint refunds_released check ((state = 'recorded') = (released_by is null)),
  add foreign key (order_id, currency) references orders (order_id, currency);

create index refunds_open on refunds (refund_id) where state in ('recorded', 'released', 'sent', 'failed');

create table entries (
  entry_id bigint generated always as identity primary key,
  order_id integer not null,
  trip_id integer references trips,
  side text generated always as (case when kind in ('card', 'cash', 'refund') then 'money' else 'cost' end) stored,
  kind text not null check (
    kind in ('ride', 'certificate', 'change', 'cancelled', 'fee', 'goodwill', 'card', 'cash', 'refund')
  ),
  amount bigint not null check (amount <> 0),
  currency char(3) not null,
  at timestamptz not null,
  author text not null check (author <> ''),
  reason text not null default '',
  -- A payment is counted once, and so is a refund.
  payment_id integer unique references payments,
  refund_id integer unique references refunds,
  check ((kind = 'card') = (payment_id is not null)),
  check ((kind = 'refund') = (refund_id is not null)),
  -- One order, one currency.
  foreign key (order_id, currency) references orders (order_id, currency)
);

create index entries_of_order on entries (order_id);

-- What is known of the orders that are there already.
insert into entries (order_id, trip_id, kind, amount, currency, at, author)
select o.order_id, t.trip_id, e.kind, e.amount, o.currency, e.at, e.author
from orders o
join trips t using (order_id)
cross join lateral (values
  ('ride', t.amount + t.discount_amount, o.placed_at, 'traveller'),
  ('certificate', -t.discount_amount, o.placed_at, 'traveller'),
  ('cancelled', case when t.cancelled_at is null then 0 else -t.amount end, t.cancelled_at, 'traveller'),
  ('fee', coalesce(t.cancel_fee, 0), t.cancelled_at, 'traveller')
) e (kind, amount, at, author)
where e.amount <> 0
order by o.order_id, t.position;

insert into entries (order_id, kind, amount, currency, at, author, payment_id)
select order_id, 'card', amount, currency, settled_at, acquirer, payment_id from payments where state = 'succeeded';

update orders o set received = p.amount from payments p where p.order_id = o.order_id and p.state = 'succeeded';

create function refuse_edit() returns trigger language plpgsql as $$
begin
  raise exception 'entries are never changed: write another one';
end $$;

create trigger entries_stay before update or delete on entries for each row execute function refuse_edit();

-- At the end of each transaction the order says exactly what its entries say.
create function check_account() returns trigger language plpgsql as $$
declare
  told record;
  cost bigint;
  money bigint;
begin
  select amount, received into told from orders where order_id = new.order_id;
  select coalesce(sum(amount) filter (where side = 'cost'), 0), coalesce(sum(amount) filter (where side = 'money'), 0)
    into cost, money from entries where order_id = new.order_id;
  if told.amount <> cost or told.received <> money then
    raise exception 'the account of order % does not add up: it costs % and has received %, its entries say % and %',
      new.order_id, told.amount, told.received, cost, money using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger orders_add_up after insert or update of amount, received on orders
  deferrable initially deferred for each row execute function check_account();
create constraint trigger entries_add_up after insert on entries
  deferrable initially deferred for each row execute function check_account();

-- Several payments may succeed for one order: a part and the rest, or one too many.
drop index one_succeeded_payment;

-- Money whose order nobody knows, or that is not the sum that was asked for: a person decides.
create table set_aside (
  set_aside_id integer generated always as identity primary key,
  order_id integer references orders,
  payment_id integer unique references payments,
  acquirer text not null,
  acquirer_ref text not null,
  amount bigint not null,
  currency text not null,
  reason text not null,
  seen_at timestamptz not null,
  settled_at timestamptz,
  settled_by text,
  settled_as text,
  unique (acquirer, acquirer_ref),
  check ((settled_at is null) = (settled_as is null))
);

insert into set_aside (order_id, payment_id, acquirer, acquirer_ref, amount, currency, reason, seen_at)
select order_id, payment_id, acquirer, coalesce(acquirer_ref, payment_id::text), amount, currency,
  case note
    when 'payment number differs' then 'payment-number'
    when 'account differs' then 'account'
    when 'currency differs' then 'currency'
    else 'amount'
  end, settled_at
from payments where state in ('quarantined', 'paid-late');

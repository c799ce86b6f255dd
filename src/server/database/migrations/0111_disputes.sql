-- A payer may take money back through their bank long after it came. Each dispute is kept with what the acquirer, or somebody of
-- the staff, says of it; money that it took and gave back are entries of the order's account, and so is its fee, which is ours to bear.

create table disputes (
  dispute_id integer generated always as identity primary key,
  order_id integer not null references orders,
  payment_id integer not null references payments,
  -- Its id at the acquirer; null where somebody of the staff has written it down.
  acquirer_ref text,
  state text not null check (state in ('opened', 'won', 'lost')),
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  -- The acquirer may count its fee in another currency.
  fee bigint not null default 0 check (fee >= 0),
  fee_currency text not null default '',
  -- In the acquirer's own word.
  reason text not null default '',
  note text not null default '',
  -- Until when evidence is taken.
  due_at timestamptz,
  recorded_by text not null,
  opened_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'opened') = (settled_at is null)),
  foreign key (order_id, currency) references orders (order_id, currency)
);
create unique index disputes_reference on disputes (payment_id, acquirer_ref);
create index disputes_of_order on disputes (order_id);
create index disputes_opened on disputes (order_id) where state = 'opened';
create trigger disputes_told after insert or update on disputes for each row execute function tell_order_change();

-- Who has given money back and then loses a dispute about it has received less than nothing.
alter table orders drop constraint orders_received_check;

alter table entries
  add column dispute_id integer references disputes,
  drop constraint entries_kind_check,
  drop column side;
alter table entries
  add column side text generated always as (
    case when kind in ('card', 'cash', 'refund', 'dispute') then 'money' when kind = 'dispute-fee' then 'own' else 'cost' end
  ) stored,
  add constraint entries_kind_check check (
    kind in ('ride', 'certificate', 'change', 'cancelled', 'fee', 'goodwill', 'card', 'cash', 'refund', 'dispute', 'dispute-fee')
  ),
  add constraint entries_dispute check ((kind in ('dispute', 'dispute-fee')) = (dispute_id is not null));
create index entries_of_dispute on entries (dispute_id) where dispute_id is not null;

-- What a dispute has taken goes back to its payment no more.
create or replace function check_refunds() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  select received into came from orders where order_id = new.order_id for no key update;
  select coalesce(sum(amount), 0) into back from refunds
    where order_id = new.order_id and state in ('recorded', 'released', 'sent', 'failed');
  if back > greatest(came, 0) then
    raise exception 'order % has % left and % is to go back', new.order_id, came, back using errcode = 'check_violation';
  end if;
  select sum(amount) into came from entries where kind = 'card' and payment_id = new.payment_id;
  select came + coalesce(sum(amount), 0) into came from entries
    where kind = 'dispute' and dispute_id in (select dispute_id from disputes where payment_id = new.payment_id);
  select coalesce(sum(amount), 0) into back from refunds
    where payment_id = new.payment_id and state not in ('declined', 'reversed');
  if back > came then
    raise exception 'payment % brought % and % is to go back', new.payment_id, came, back using errcode = 'check_violation';
  end if;
  return null;
end $$;

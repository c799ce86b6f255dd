-- Refunds are released in the console: a person may decline one, return it by bank or in cash, and a sum above the limit takes
-- the yes of two people.

alter table refunds
  -- How the money goes back.
  add column way text not null default 'acquirer' check (way in ('acquirer', 'bank', 'cash')),
  -- What shows a transfer or a payment in cash: its number at the bank, the number of the receipt.
  add column reference text not null default '',
  -- The first yes of two.
  add column approved_by text,
  add column approved_at timestamptz,
  -- Released by the person who asked for it, because nobody else could.
  add column is_alone boolean not null default false,
  add column declined_by text,
  add column declined_at timestamptz,
  add column decline_reason text not null default '',
  drop constraint refunds_state_check,
  add constraint refunds_state_check
    check (state in ('recorded', 'released', 'sent', 'returned', 'failed', 'declined')),
  drop constraint refunds_released,
  add constraint refunds_released check (
    case state when 'recorded' then released_by is null when 'declined' then true else released_by is not null end
  ),
  add constraint refunds_approved check ((approved_by is null) = (approved_at is null)),
  add constraint refunds_declined check ((state = 'declined') = (declined_at is not null and declined_by is not null)),
  add constraint refunds_way check (way = 'acquirer' or (state in ('returned', 'declined') and released_by is not null));

create index refunds_returned on refunds (refund_id) where state = 'returned';
create index refunds_turned_down on refunds (refund_id) where state = 'declined';

-- Never more goes back than came in minus what has gone back: for each payment and for the order as a whole. The order's row is
-- locked, so that of two transactions at once the second counts what the first has written.
create function check_refunds() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  select received into came from orders where order_id = new.order_id for no key update;
  select coalesce(sum(amount), 0) into back from refunds
    where order_id = new.order_id and state in ('recorded', 'released', 'sent', 'failed');
  if back > came then
    raise exception 'order % has % left and % is to go back', new.order_id, came, back using errcode = 'check_violation';
  end if;
  select sum(amount) into came from entries where payment_id = new.payment_id and kind = 'card';
  select coalesce(sum(amount), 0) into back from refunds where payment_id = new.payment_id and state <> 'declined';
  if back > came then
    raise exception 'payment % brought % and % is to go back', new.payment_id, came, back using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger refunds_fit after insert or update of amount, state, payment_id on refunds
  deferrable initially deferred for each row execute function check_refunds();

-- The console hears of refunds as of everything else about an order.
create trigger refunds_told after insert or update or delete on refunds
  for each row execute function tell_order_change();

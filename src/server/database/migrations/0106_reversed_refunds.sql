-- A refund that has gone back may come back: the bank finds the card closed days later. The refund is then reversed for good, an
-- entry counts the money again, and a refund of its own takes its place among the failed ones.

alter table refunds
  drop constraint refunds_state_check,
  add constraint refunds_state_check
    check (state in ('recorded', 'released', 'sent', 'returned', 'failed', 'declined', 'reversed')),
  drop constraint refunds_returned,
  add constraint refunds_returned check ((state in ('returned', 'reversed')) = (returned_at is not null));

-- A refund is counted once when it goes, and once when it comes back.
alter table entries drop constraint entries_refund_id_key;
create unique index entries_refund_gone on entries (refund_id) where amount < 0;
create unique index entries_refund_reversed on entries (refund_id) where amount > 0;

-- What was reversed goes back to its payment no more.
create or replace function check_refunds() returns trigger language plpgsql as $$
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
  select coalesce(sum(amount), 0) into back from refunds
    where payment_id = new.payment_id and state not in ('declined', 'reversed');
  if back > came then
    raise exception 'payment % brought % and % is to go back', new.payment_id, came, back using errcode = 'check_violation';
  end if;
  return null;
end $$;

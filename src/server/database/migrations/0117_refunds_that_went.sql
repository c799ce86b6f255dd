-- What has gone back, whoever sent it, is a fact, also where a dispute took the same money: only what is still to be sent has to fit.

create or replace function check_refunds() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  if new.state not in ('recorded', 'released') then
    return null;
  end if;
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

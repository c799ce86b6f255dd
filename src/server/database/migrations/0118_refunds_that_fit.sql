-- What the acquirer has given back is a fact, also where a dispute took the same money; it is counted once, and it is never more than
-- came by its payment. What is still to go, and what somebody of the staff returns by bank or in cash, has to fit beside disputes as well.

create or replace function check_refunds() returns trigger language plpgsql as $$
declare
  came bigint;
  back bigint;
begin
  if new.state in ('failed', 'declined', 'reversed') then
    return null;
  end if;
  select received into came from orders where order_id = new.order_id for no key update;
  if new.way = 'acquirer' and new.state in ('sent', 'returned') then
    if new.acquirer_ref is not null and exists (
      select from refunds
      where payment_id = new.payment_id and acquirer_ref = new.acquirer_ref and refund_id <> new.refund_id
        and state in ('sent', 'returned')
    ) then
      raise exception 'refund % of payment % is counted already', new.acquirer_ref, new.payment_id using errcode = 'check_violation';
    end if;
    select sum(amount) into came from entries where kind = 'card' and payment_id = new.payment_id;
    select coalesce(sum(amount), 0) into back from refunds
      where payment_id = new.payment_id and way = 'acquirer' and state in ('sent', 'returned');
    if back > came then
      raise exception 'payment % brought % and % has gone back', new.payment_id, came, back using errcode = 'check_violation';
    end if;
    return null;
  end if;
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

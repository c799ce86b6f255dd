-- What a payment's receipt names is kept with the payment, and what a refund returns with the refund, so that the receipt of a
-- refund in part names what was paid for and is no longer owed. Of payments and refunds from before nobody knows it: their
-- receipts name the order in one line.

create function lines_sum(lines jsonb) returns bigint language sql immutable as $$
  select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(lines) as line
$$;

alter table payments
  add column lines jsonb,
  add constraint payments_lines check (lines is null or lines_sum(lines) = amount);

alter table refunds
  add column lines jsonb,
  add constraint refunds_lines check (lines is null or lines_sum(lines) = amount);

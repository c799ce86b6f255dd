-- A receipt that the acquirer does not register is issued in a till of ours, and somebody writes down which one it is. One of money
-- that went back by bank or in cash is ours to issue from the start.

alter table receipts
  drop constraint receipts_state_check,
  add constraint receipts_state_check check (state in ('due', 'pending', 'succeeded', 'canceled', 'own', 'issued')),
  -- What shows it, who wrote it down and when.
  add column issued_as text,
  add column issued_by text,
  add column issued_at timestamptz,
  add constraint receipts_issued check ((state = 'issued') = (num_nonnulls(issued_as, issued_by, issued_at) = 3));
drop index receipts_missing;
create index receipts_missing on receipts (told_at) where state not in ('succeeded', 'issued') and told_at is not null;

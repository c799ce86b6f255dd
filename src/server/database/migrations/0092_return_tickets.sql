-- Payments: what the acquirer's page leads back to is seen by everybody who may see that page, and everybody who knows the transaction may.
-- So no code lies there any more. A ticket goes to the payer who shows the order's key, and its first use gives the key to that browser.
-- Codes that were handed out before open nothing from now on.

drop table payment_returns;

create table payment_returns (
  ticket_hash bytea primary key,
  payment_id integer not null references payments on delete cascade,
  -- The page around the frame, of a site that is listed.
  host_page text,
  ends_at timestamptz not null,
  used_at timestamptz
);

create index payment_returns_payment on payment_returns (payment_id);

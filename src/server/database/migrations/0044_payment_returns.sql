-- Payments: who pays from a frame comes back to a page that no browser has kept a key for. A code in the acquirer's link back opens
-- the order once, within the hour; it is bound to the attempt to pay, and only its hash is kept.

create table payment_returns (
  payment_id integer primary key references payments on delete cascade,
  code_hash bytea not null unique,
  -- The page around the frame, of a site that is listed.
  host_page text,
  ends_at timestamptz not null
);

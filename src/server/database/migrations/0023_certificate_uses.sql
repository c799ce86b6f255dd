-- Station 2: how often certificates have been used (T-12), and wrong codes (T-13).

-- One row for each code. Orders that use a code wait for each other here.
create table certificate_counts (
  -- In capital letters, because two codes that differ by them only are the same.
  code text primary key,
  used integer not null check (used >= 0)
);

-- The orders that have used a code, each once however many trips carry it.
create table certificate_uses (
  code text not null references certificate_counts,
  order_id integer not null references orders,
  -- SHA-256 of the e-mail of the order as it was placed: enough to count by, and it names nobody.
  email_digest text not null,
  taken_at timestamptz not null,
  given_back_at timestamptz,
  primary key (code, order_id)
);

create index certificate_uses_order_id on certificate_uses (order_id);
create index certificate_uses_email on certificate_uses (code, email_digest) where given_back_at is null;

-- Orders from before this used their codes as well, unless they were cancelled for nothing.
with used as (
  select distinct upper(trim(trips.certificate)) as code, order_id, customer_email, placed_at
  from trips join orders using (order_id)
  where trips.certificate <> '' and trips.discount_amount > 0
    and (trips.cancel_fee is null or trips.cancel_fee > 0)
), counted as (
  insert into certificate_counts (code, used) select code, count(*) from used group by code
)
insert into certificate_uses (code, order_id, email_digest, taken_at)
select code, order_id, encode(sha256(convert_to(lower(trim(customer_email)), 'UTF8')), 'hex'), placed_at
from used;

-- Codes that were wrong in the last minutes, by who tried them; kept here so that they outlive a restart.
create table wrong_codes (
  wrong_code_id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null
);

create index wrong_codes_subject on wrong_codes (subject, at);

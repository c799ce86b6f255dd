-- Stations 4 to 6: an order belongs to somebody, its trips can be changed and cancelled, and each time is written about.

alter table cost_centers add constraint cost_centers_of_company unique (company_id, cost_center_id);

alter table orders
  -- Of the session that placed it; null is a visitor's, which only the order key opens.
  add column account_id integer references accounts,
  add column company_id integer references companies,
  -- The partner on whose page or for whose tariff it was placed: it sees the order and does not own it.
  add column partner_id integer references accounts,
  add column cost_center_id integer,
  add column cost_center text not null default '',
  add column internal_number text not null default '',
  -- Grows with every change, so that two people cannot change the same thing unknowingly.
  add column version integer not null default 1 check (version > 0),
  -- A cost centre of another company cannot be stored (T-06).
  add constraint orders_cost_center
    foreign key (company_id, cost_center_id) references cost_centers (company_id, cost_center_id);

-- Lists are read newest first, by whoever may see them.
create index orders_of_account on orders (account_id, order_id) where account_id is not null;
create index orders_of_company on orders (company_id, order_id) where company_id is not null;
create index orders_of_partner on orders (partner_id, order_id) where partner_id is not null;

alter table trips
  -- The whole quote it was sold by, with which a change is priced; null where it was sold before this was kept.
  add column quote jsonb,
  add column discount_amount bigint not null default 0 check (discount_amount >= 0),
  add column certificate text not null default '',
  add column viewers jsonb not null default '[]',
  add column coordinator jsonb not null default '{"name": "", "phone": ""}',
  add column additional_address boolean not null default false,
  add column bonus_number text not null default '',
  add column pos text not null default '',
  -- Public ids of the places that the traveller named; null where none was.
  add column start_place_id text,
  add column finish_place_id text,
  add column changed_at timestamptz,
  -- Until the operator has looked, a changed trip says that it has changed.
  add column has_unseen_change boolean not null default false,
  add column cancelled_at timestamptz,
  add column cancel_fee bigint check (cancel_fee between 0 and amount),
  add column cancel_reason text not null default '',
  add constraint trips_cancelled check ((cancelled_at is null) = (cancel_fee is null)),
  drop constraint trips_check,
  add constraint trips_amount check (amount = ride_amount + stops_amount + services_amount - discount_amount);

-- Money that is to go back to a payer, by a change or a cancellation.
create table refunds (
  refund_id integer generated always as identity primary key,
  order_id integer not null references orders,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  recorded_at timestamptz not null,
  returned_at timestamptz check (returned_at >= recorded_at)
);

create index refunds_of_order on refunds (order_id);

-- A letter about a change is sent once for each change.
alter table messages
  add column occasion integer not null default 0,
  drop constraint messages_order_id_kind_recipient_key,
  add constraint messages_of_order unique (order_id, kind, recipient, occasion);

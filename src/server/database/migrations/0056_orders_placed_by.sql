-- Who of the staff placed an order for its buyer, to whom it belongs; null where the buyer did.
alter table orders add column placed_by integer references accounts;
create index orders_placed_by on orders (placed_by, order_id) where placed_by is not null;

-- A caller's account is found by the end of its phone, however that is written.
create index accounts_by_phone on accounts (right(regexp_replace(phone, '\D', '', 'g'), 10)) where phone <> '';

-- Whoever pays an order or looks at it asks whether money of it is set aside, however much ever was.
create index set_aside_waiting on set_aside (order_id) where settled_at is null;

-- Stations 2 and 6: a request for a way without cars is heard of and written about as an order is.

alter table outbox
  alter column order_id drop not null,
  add column request_id integer references route_requests,
  add constraint outbox_subject check (num_nonnulls(order_id, request_id) = 1);

alter table messages
  alter column order_id drop not null,
  add column request_id integer references route_requests,
  add constraint messages_subject check (num_nonnulls(order_id, request_id) = 1),
  add constraint messages_of_request unique (request_id, kind, recipient);

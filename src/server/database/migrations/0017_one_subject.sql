-- Each event and message is about one subject, named by its kind and number, so that a new
-- kind of subject needs no column. A foreign key cannot follow such a pair, but orders and
-- requests are never deleted, and a message without its subject is not sent.

alter table outbox
  add column subject_kind text,
  add column subject_id integer;

update outbox set
  subject_kind = case
    when order_id is not null then 'order'
    when request_id is not null then 'route-request'
    else 'yacht-request'
  end,
  subject_id = coalesce(order_id, request_id, yacht_request_id),
  -- Nothing more is known about a change that no listener has heard of yet, so everything may have changed.
  body = case
    when name = 'order.changed' and handled_at is null
      then jsonb_build_object('tripId', order_id, 'changed', '{"time": true, "ride": true, "details": true}'::jsonb)
    else body
  end;

alter table outbox
  alter column subject_kind set not null,
  alter column subject_id set not null,
  drop constraint outbox_subject,
  drop column order_id,
  drop column request_id,
  drop column yacht_request_id;

alter table messages
  add column subject_kind text,
  add column subject_id integer;

update messages set
  subject_kind = case
    when order_id is not null then 'order'
    when request_id is not null then 'route-request'
    else 'yacht-request'
  end,
  subject_id = coalesce(order_id, request_id, yacht_request_id);

alter table messages
  alter column subject_kind set not null,
  alter column subject_id set not null,
  drop constraint messages_subject,
  drop constraint messages_of_order,
  drop constraint messages_of_request,
  drop constraint messages_of_yacht_request,
  drop column order_id,
  drop column request_id,
  drop column yacht_request_id,
  -- Each person is told about a subject once per occasion (R-19).
  add constraint messages_once unique (subject_kind, subject_id, kind, recipient, occasion);

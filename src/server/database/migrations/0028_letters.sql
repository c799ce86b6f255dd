-- Stations 4 and 6: what a change has replaced, so that letters can say it, and letters that wait for their turn.

create table order_changes (
  change_id bigint generated always as identity primary key,
  order_id integer not null references orders,
  trip_id integer not null references trips,
  -- The version of the order that the change made.
  version integer not null,
  at timestamptz not null,
  author text not null,
  -- The order's sum, address and cost centre as they were.
  order_before jsonb not null,
  -- The whole row of the trip as it was.
  trip_before jsonb not null,
  unique (order_id, version)
);

alter table messages
  -- When it may be sent: later than it was written where its reader has had as many as they may (T-25).
  add column due_at timestamptz,
  -- Counts for what its reader may get: it is about something that was ordered without an account.
  add column is_capped boolean not null default false,
  drop constraint messages_state_check,
  -- Held: not sent by itself any more. Void: there was nothing left to tell.
  add constraint messages_state_check check (state in ('waiting', 'sent', 'failed', 'held', 'void'));

update messages set due_at = created_at;
alter table messages alter column due_at set not null;

create index messages_capped on messages (recipient, due_at desc) where is_capped;

-- What notices tell is counted as well, for servers that hear none: a pooler that hands a connection on after each transaction loses them.
-- A sequence costs no row and no lock. It moves before its transaction ends, so whoever looks at it looks again.

create sequence changes_told;

create or replace function tell_order_change() returns trigger language plpgsql as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  perform nextval('changes_told');
  perform pg_notify('nameboard_orders', coalesce(changed ->> 'order_id',
    (select order_id::text from trips where trip_id = (changed ->> 'trip_id')::integer)));
  return null;
end $$;

create or replace function tell_request_change() returns trigger language plpgsql as $$
begin
  perform nextval('changes_told');
  perform pg_notify('nameboard_orders', 'requests');
  return null;
end $$;

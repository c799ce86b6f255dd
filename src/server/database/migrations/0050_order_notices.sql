-- Whoever listens hears which order has changed, once for each transaction: the number alone, nothing of what it says.

create function tell_order_change() returns trigger language plpgsql as $$
declare
  changed jsonb := coalesce(to_jsonb(new), to_jsonb(old));
begin
  perform pg_notify('nameboard_orders', coalesce(changed ->> 'order_id',
    (select order_id::text from trips where trip_id = (changed ->> 'trip_id')::integer)));
  return null;
end $$;

create trigger orders_told after insert or update on orders for each row execute function tell_order_change();
create trigger trips_told after insert or update on trips for each row execute function tell_order_change();
create trigger trip_marks_told after insert or delete on trip_marks for each row execute function tell_order_change();
create trigger order_notes_told after insert on order_notes for each row execute function tell_order_change();

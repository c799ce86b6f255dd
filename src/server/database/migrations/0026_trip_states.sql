-- Station 4: each trip has a state of its own, moved by whom, when and why; the state of an order follows from its trips.

alter table trips
  add column state text not null default 'placed'
    check (state in ('placed', 'confirmed', 'under-way', 'completed', 'no-show', 'cancelled')),
  -- Within how many hours a person confirms it; null where nobody has to.
  add column confirm_hours smallint check (confirm_hours between 1 and 72),
  -- Until when its traveller was promised an answer; null until it is paid or cash is agreed.
  add column confirm_by timestamptz,
  -- Why it was cancelled at no fee whatever its terms; null by the terms.
  add column cancel_cause text check (cancel_cause in ('unconfirmed', 'refused', 'lapsed')),
  add constraint trips_let_off check (cancel_cause is null or cancel_fee = 0);

update trips t set cancel_cause = 'lapsed' from orders o where o.order_id = t.order_id and o.lapsed_at is not null;

alter table orders
  drop constraint orders_state_check,
  add constraint orders_state_check
    check (state in ('placed', 'confirmed', 'under-way', 'completed', 'no-show', 'cancelled'));

-- What was sold until now was promised as soon as it was paid or cash was agreed.
update trips t set state = case
    when t.cancelled_at is not null then 'cancelled'
    when o.state in ('confirmed', 'under-way', 'completed') then o.state
    when o.paid_at is not null or o.received > 0 or o.pay_by = 'cash' then 'confirmed'
    else 'placed'
  end
from orders o where o.order_id = t.order_id;

alter table trips add constraint trips_off check ((state in ('no-show', 'cancelled')) = (cancel_fee is not null));

-- The states of trips in the order in which they decide about their order, as in the table of the code.
create function order_state(of integer) returns text language sql stable as $$
  select d.state
  from unnest(array['under-way', 'placed', 'confirmed', 'completed', 'no-show', 'cancelled']) with ordinality d (state, n)
  where exists (select from trips t where t.order_id = of and t.state = d.state)
  order by d.n limit 1
$$;

update orders o set state = order_state(o.order_id) where exists (select from trips t where t.order_id = o.order_id);

-- Who moved a trip, when and why. A trip begins placed, with its order.
create table trip_moves (
  move_id bigint generated always as identity primary key,
  trip_id integer not null references trips,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  author text not null check (author <> ''),
  reason text not null default '',
  constraint listed_move check ((from_state, to_state) in (
    ('placed', 'confirmed'), ('placed', 'no-show'), ('placed', 'cancelled'),
    ('confirmed', 'placed'), ('confirmed', 'under-way'), ('confirmed', 'no-show'), ('confirmed', 'cancelled'),
    ('under-way', 'completed'), ('under-way', 'no-show'), ('under-way', 'cancelled')
  ))
);

create index moves_of_trip on trip_moves (trip_id, move_id);

insert into trip_moves (trip_id, from_state, to_state, at, author, reason)
select t.trip_id, m.from_state, m.to_state, coalesce(t.cancelled_at, o.paid_at, o.placed_at),
  coalesce((select min(e.author) from entries e where e.trip_id = t.trip_id and e.kind = 'cancelled'), 'system'), t.cancel_reason
from trips t
join orders o using (order_id)
join (values
  ('placed', 'confirmed', 1), ('confirmed', 'under-way', 2), ('under-way', 'completed', 3), ('placed', 'cancelled', 9)
) m (from_state, to_state, n)
  on case t.state when 'confirmed' then m.n = 1 when 'under-way' then m.n < 3 when 'completed' then m.n < 9
    when 'cancelled' then m.n = 9 else false end
order by t.trip_id, m.n;

create or replace function refuse_edit() returns trigger language plpgsql as $$
begin
  raise exception '% are never changed: write another one', tg_table_name;
end $$;

create trigger trip_moves_stay before update or delete on trip_moves for each row execute function refuse_edit();

create function state_by_moves(of integer) returns text language sql stable as $$
  select coalesce((select to_state from trip_moves where trip_id = of order by move_id desc limit 1), 'placed')
$$;

create function check_move() returns trigger language plpgsql as $$
begin
  if new.from_state <> state_by_moves(new.trip_id) then
    raise exception 'trip % is not %', new.trip_id, new.from_state using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger trip_moves_follow before insert on trip_moves for each row execute function check_move();

-- At the end of each transaction a trip says what its last move says, and an order what its trips say.
create function check_states() returns trigger language plpgsql as $$
declare
  wrong text;
begin
  select 'trip ' || trip_id into wrong from trips
    where order_id = new.order_id and state <> state_by_moves(trip_id) limit 1;
  if wrong is null then
    select 'order ' || order_id into wrong from orders
      where order_id = new.order_id and state <> coalesce(order_state(order_id), state);
  end if;
  if wrong is not null then
    raise exception 'the state of % is not what its moves make it', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger trips_stand after update of state on trips
  deferrable initially deferred for each row execute function check_states();
create constraint trigger new_trips_stand after insert on trips
  deferrable initially deferred for each row when (new.state <> 'placed') execute function check_states();
create constraint trigger orders_stand after update of state on orders
  deferrable initially deferred for each row execute function check_states();
create constraint trigger new_orders_stand after insert on orders
  deferrable initially deferred for each row when (new.state <> 'placed') execute function check_states();

-- An order of kind yacht has no trips: what it buys stands in one row beside it. It is paid in two parts, the deposit and the rest, which are
-- ordinary payments of its account; its state moves like that of a trip, and the order follows.

create table hires (
  order_id integer primary key references orders,
  request_id integer not null,
  vessel text not null check (vessel <> ''),
  place text not null check (place <> ''),
  zone text not null,
  starts_local text not null,
  starts_at timestamptz not null,
  hours smallint not null check (hours > 0),
  guests smallint not null check (guests > 0),
  has_children boolean not null,
  wish text not null,
  words text not null,
  price bigint not null check (price > 0),
  deposit bigint not null check (deposit > 0),
  -- The last day for the rest on the clock of the place, and when it ends; null where the deposit is all of it.
  rest_day text,
  rest_due_at timestamptz,
  cancellation jsonb not null,
  weather text not null,
  state text not null default 'placed' check (state in ('placed', 'confirmed', 'under-way', 'completed', 'no-show', 'cancelled')),
  cancelled_at timestamptz,
  cancel_fee bigint check (cancel_fee >= 0),
  cancel_refund bigint check (cancel_refund >= 0),
  -- Why the staff cancelled it, or that nobody paid; empty for the traveller's own.
  cancel_reason text not null default '',
  check (deposit <= price),
  check ((deposit < price) = (rest_due_at is not null)),
  check ((rest_due_at is null) = (rest_day is null)),
  check ((state in ('no-show', 'cancelled')) = (cancel_fee is not null))
);
create index hires_by_start on hires (starts_at, order_id);

create table hire_moves (
  move_id bigint generated always as identity primary key,
  order_id integer not null references hires,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  author text not null check (author <> ''),
  reason text not null default '',
  constraint listed_hire_move check ((from_state, to_state) in (
    ('placed', 'confirmed'), ('placed', 'no-show'), ('placed', 'cancelled'),
    ('confirmed', 'placed'), ('confirmed', 'under-way'), ('confirmed', 'no-show'), ('confirmed', 'cancelled'),
    ('under-way', 'completed'), ('under-way', 'no-show'), ('under-way', 'cancelled')
  ))
);
create index moves_of_hire on hire_moves (order_id, move_id);

-- A move stays as it was, but for the words that somebody gave for it.
create or replace function refuse_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name in ('trip_moves', 'hire_moves') then
    if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
      return new;
    end if;
  end if;
  raise exception '% are never changed: write another one', tg_table_name;
end $$;
create trigger hire_moves_stay before update or delete on hire_moves for each row execute function refuse_edit();

create function hire_by_moves(of integer) returns text language sql stable as $$
  select coalesce((select to_state from hire_moves where order_id = of order by move_id desc limit 1), 'placed')
$$;

create function check_hire_move() returns trigger language plpgsql as $$
begin
  if new.from_state <> hire_by_moves(new.order_id) then
    raise exception 'the yacht of order % is not %', new.order_id, new.from_state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger hire_moves_follow before insert on hire_moves for each row execute function check_hire_move();

-- At the end of each transaction a hire says what its last move says, and its order the same.
create function check_hire() returns trigger language plpgsql as $$
begin
  if exists (
    select from hires h join orders o using (order_id)
    where h.order_id = new.order_id and (h.state <> hire_by_moves(h.order_id) or o.state <> h.state)
  ) then
    raise exception 'the state of the yacht of order % is not what its moves make it', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger hires_stand after insert or update of state on hires
  deferrable initially deferred for each row execute function check_hire();
create constraint trigger orders_of_hires_stand after update of state on orders
  deferrable initially deferred for each row execute function check_hire();

-- What an offer for a yacht says; an offer for a way has its prices instead.
alter table offers
  add column yacht jsonb,
  add constraint offers_yacht check ((request_kind = 'yacht') = (yacht is not null));

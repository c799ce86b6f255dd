-- An account at an acquirer may serve several installations, whose numbers all begin alike: keys and payments carry this id.
create table installation (
  is_only boolean primary key default true check (is_only),
  installation_id text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 16)
    check (installation_id ~ '^[0-9a-f]{16}$'),
  -- Payments from before carry no id.
  created_at timestamptz not null default now()
);
insert into installation default values;

alter table sandbox_payments add column installation text not null default '';

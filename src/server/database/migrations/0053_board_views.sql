-- How each of the staff looks at the board: columns of their own, and filters that they keep under a name, for themselves or for all.

create table board_columns (
  account_id integer primary key references accounts,
  columns jsonb not null
);

create table board_views (
  view_id integer generated always as identity primary key,
  account_id integer not null references accounts,
  name text not null check (length(name) between 1 and 60),
  -- As it stands in the address of the board.
  query text not null check (length(query) <= 2000),
  columns jsonb not null,
  is_shared boolean not null,
  made_at timestamptz not null
);
create unique index board_views_name on board_views (account_id, lower(name));
create index board_views_shared on board_views (view_id) where is_shared;

-- Marks, notes and entries of one of the staff are looked for by their author.
create index audit_entries_of_account on audit_entries (account_id, subject_id) where subject_kind = 'order';

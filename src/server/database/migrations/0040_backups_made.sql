-- When a backup was written last, so that the operator is told when that is too long ago. One row, added by the first backup.
create table backups_made (
  is_only boolean primary key default true check (is_only),
  made_at timestamptz not null
);

-- Trips of two orders that may be one ride ordered twice, as they were found when either was placed or changed, and who said that they are not.

create table duplicates (
  trip_id integer not null references trips,
  other_id integer not null references trips,
  reason text not null,
  cleared_at timestamptz,
  cleared_by text,
  primary key (trip_id, other_id),
  check (trip_id < other_id),
  check ((cleared_at is null) = (cleared_by is null))
);
create index duplicates_of_other on duplicates (other_id);
create index duplicates_not_cleared on duplicates (trip_id, other_id) where cleared_at is null;

create trigger duplicates_told after insert or update on duplicates for each row execute function tell_order_change();

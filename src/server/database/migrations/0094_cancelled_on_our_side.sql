-- A trip that is cancelled for a reason on our side, such as the weather, costs the traveller nothing whatever its terms: its
-- certificate comes back too. Until now only a missing car was kept as such.

alter table trips
  drop constraint trips_cancel_cause_check,
  add constraint trips_cancel_cause_check
    check (cancel_cause in ('unconfirmed', 'refused', 'lapsed', 'our-side'));

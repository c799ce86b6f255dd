-- Station 4: up to six trips in an order, which are cars in at most two directions (ruling 29).
alter table trips
  drop constraint trips_position_check,
  add constraint trips_position_check check (position between 1 and 6);

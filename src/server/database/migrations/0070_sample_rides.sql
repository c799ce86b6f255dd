-- Tests of the price tester that the staff keeps, with the sum that is expected of each: they are priced again by the book in force.

create table sample_rides (
  sample_id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 80),
  -- Members of the tester's question, without the version and the currency.
  question jsonb not null,
  car_class_id integer not null,
  currency text not null,
  -- In minor units; none where nothing is expected.
  expected bigint check (expected > 0),
  account_id integer not null references accounts,
  made_at timestamptz not null
);
create unique index sample_rides_name on sample_rides (lower(name));

-- Which runners of jobs are alive: what a dead one holds is given to others within a minute.
create table job_runners (
  runner text primary key,
  seen_at timestamptz not null
);

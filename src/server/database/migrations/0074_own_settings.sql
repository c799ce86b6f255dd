-- How each of the staff wants the console, wherever they log in: language, clock, density, keys, sound, first screen.

create table own_settings (
  account_id integer primary key references accounts,
  settings jsonb not null
);

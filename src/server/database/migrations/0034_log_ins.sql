-- Station 10: what a stranger guesses never locks an owner out, and what a log-in is good for ends with the log-in.

-- Devices that an account has logged in on. Each is counted by itself when passwords are wrong.
create table known_devices (
  -- SHA-256 of what the cookie of the device holds.
  device_hash bytea not null,
  user_id integer not null references accounts,
  last_login_at timestamptz not null,
  primary key (device_hash, user_id)
);

create index known_devices_last_login_at on known_devices (last_login_at);

alter table sessions
  -- The log-in that the session came from, by itself or by refreshing.
  add column logged_in_at timestamptz,
  -- When a call used it, to within some minutes.
  add column last_seen_at timestamptz,
  -- Ended because another followed: a refresh whose answer was lost is repeated shortly after.
  add column renewed_at timestamptz;

update sessions set logged_in_at = created_at, last_seen_at = created_at;

alter table sessions
  alter column logged_in_at set not null,
  alter column last_seen_at set not null;

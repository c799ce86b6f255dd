-- Station 10: a second step of logging in, and keys for programs that cannot take one.

-- The second step of an account; it counts once it is confirmed.
create table second_steps (
  user_id integer primary key references accounts,
  -- AES-256-GCM with a key of the server's secret, which is not in this database.
  seed bytea not null,
  -- Which secret that is.
  sealed_by text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is taken twice.
  last_counter integer not null default 0
);

-- Ways in for whoever has lost the phone: ten, each once.
create table recovery_codes (
  user_id integer not null references accounts,
  -- SHA-256 of a code of 80 bits drawn by chance.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Log-ins whose password was right, and which wait for their second step.
create table login_challenges (
  -- SHA-256 of what the cookie holds.
  challenge_hash bytea primary key,
  user_id integer not null references accounts,
  -- The account has no second step yet and may not go on without one.
  is_enrolment boolean not null,
  expires_at timestamptz not null,
  tries integer not null default 0
);

create index login_challenges_expires_at on login_challenges (expires_at);

-- A session that an operator has made for a program.
alter table sessions add column is_access_key boolean not null default false;

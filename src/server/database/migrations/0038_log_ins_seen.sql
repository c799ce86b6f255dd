-- Station 10: a person sees where they are logged in, and is asked again before what matters.

alter table sessions
  -- When whoever holds it last showed the password or a code; a key of a program never did.
  add column proved_at timestamptz,
  -- Browser and system as their owner would name them, never the whole line that a browser sends.
  add column browser text not null default '' check (length(browser) <= 60);

update sessions set proved_at = logged_in_at where not is_access_key;

create index sessions_user_id on sessions (user_id) where ended_at is null;

-- Sessions: a token that came in an address, where logs and histories keep it, is exchanged for another and soon ends. This says when
-- that happened first.

alter table sessions add column shown_at timestamptz;

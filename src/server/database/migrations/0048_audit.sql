-- What the operator's staff does, one entry for each deed, written in its transaction. Entries are neither changed nor deleted; erasing
-- a person alone takes what names them out of before and after, and says so.

create table audit_entries (
  entry_id bigint generated always as identity primary key,
  at timestamptz not null,
  account_id integer not null references accounts,
  staff_role text not null,
  call text not null,
  attempt_key text not null,
  subject_kind text not null,
  subject_id bigint not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null,
  request_id text not null,
  network text not null,
  erased_at timestamptz,
  unique (account_id, attempt_key)
);
create index audit_entries_of_subject on audit_entries (subject_kind, subject_id, entry_id);
create index audit_entries_at on audit_entries (at);

create function keep_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.erased_at is not null
    and (to_jsonb(new) - array['before', 'after', 'reason', 'erased_at'])
      = (to_jsonb(old) - array['before', 'after', 'reason', 'erased_at'])
    and (new.before, new.after, new.reason) = ('{}'::jsonb, '{}'::jsonb, '') then
    return new;
  end if;
  raise exception 'an entry of what the staff did is neither changed nor deleted';
end $$;

create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function keep_audit_entries();
create trigger audit_entries_stay_all before truncate on audit_entries
  for each statement execute function keep_audit_entries();

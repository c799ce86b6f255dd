-- A link that sets a password may be an invitation: it lasts longer, and somebody of the staff has sent it.

alter table password_recoveries add column invited_by integer references accounts;

-- What somebody of the staff has set for the console, on all their devices.
alter table accounts add column console jsonb not null default '{}';

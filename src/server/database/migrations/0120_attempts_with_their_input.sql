-- An attempt of the staff that is sent again with other input is refused; entries of before have no digest and are taken as the same.
alter table audit_entries add column attempt_input bytea;

-- An address that somebody with the order's key asked for; the order's letters go on to the one it has until that one confirms it.
alter table orders add column new_email text not null default '' check (length(new_email) <= 254);

-- Partners: the sites on whose pages their booking module may stand in a frame (T-30).

create table partner_sites (
  partner_id integer not null references accounts,
  -- As browsers write it, which domain/partners/site.ts sees to; it stands in a header.
  origin text not null check (origin ~ '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$'),
  added_by integer not null references accounts,
  added_at timestamptz not null,
  primary key (partner_id, origin)
);

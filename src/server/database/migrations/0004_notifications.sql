-- Station 6, notifications: every message to a traveller, once per kind and recipient.

create table messages (
  message_id bigint generated always as identity primary key,
  order_id integer not null references orders,
  kind text not null,
  recipient text not null,
  lang text not null check (lang in ('ru', 'en')),
  -- The Message-ID header: the same on every retry, so that a repeated letter is recognised (R-19).
  mail_id text not null unique,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  unique (order_id, kind, recipient)
);

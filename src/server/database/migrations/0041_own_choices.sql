-- Station 10: the holder of an account chooses a language and a currency for all their devices.

alter table accounts
  -- Null where nothing was chosen: then the page or the call decides, as before.
  add column language text check (language in ('en', 'ru')),
  -- Beside `currency`, which the operator sets when the account is opened.
  add column chosen_currency char(3);

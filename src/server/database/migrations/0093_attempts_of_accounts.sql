-- Orders: the key of an attempt means something to whoever made it only. With an account it is stored as a digest of both, so a client that
-- repeats an order after the upgrade still finds the one that is there. Attempts of visitors stay as they are, and those of the staff too.

update orders
   set attempt_key = 'account:' || rtrim(
         translate(encode(sha256(convert_to(account_id || E'\n' || attempt_key, 'UTF8')), 'base64'), '+/', '-_'), '=')
 where attempt_key is not null
   and account_id is not null
   and placed_by is null;

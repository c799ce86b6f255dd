-- Phones are found by their last nine digits too: "050 123 4567" and "+971 50 123 4567" are one number.
insert into order_words (trip_id, word, field)
select distinct trip_id, right(word, 9), field
from order_words
where field = 'phone' and length(word) >= 9
on conflict do nothing;

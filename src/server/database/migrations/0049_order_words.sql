-- Words by which the people at the desk find a trip: names in one spelling for both alphabets, ends of phones, flights, addresses, numbers.

create table order_words (
  trip_id integer not null references trips,
  word text not null,
  field text not null,
  primary key (trip_id, word, field)
);
create index order_words_word on order_words (word text_pattern_ops, trip_id);
create index orders_customer_phone on orders (customer_phone);

-- What a letter or a text said when it went, without the key that opens its order, and the words of a letter that the staff wrote. Both
-- go when the subject becomes nameless.

alter table messages
  add column sent_as jsonb,
  add column own_words jsonb;
